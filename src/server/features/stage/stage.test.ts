import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { postingStages } from '#server/db/tables/posting-stages.ts';
import { createApplied } from '#testing/calls/rows.ts';
import { createStaged } from '#testing/calls/stage.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld, type World } from '#testing/world.ts';

const told = async (world: World, { userId }: { userId: string }) =>
  (await world.rows(notifications)).filter((row) => row.userId === userId);

test('CO-05 a move between stages of one status is recorded and can be undone, and students see the status only', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, sifted } = await createStaged(world);
  const { application } = world.call(recruiter);
  expect(await application.loadReceived({ applicationId })).toMatchObject({
    status: 'pending',
    stage: { id: sifted.id, name: 'Sifted', type: 'pending' },
    history: [{}, { from: 'pending', to: 'pending', stage: 'Sifted', isUndone: false }],
  });
  const seen = await world.call(student).application.loadOwn({ applicationId });
  expect(seen).toMatchObject({ status: 'pending', version: 1, moves: [{ to: 'pending' }] });
  expect(JSON.stringify(seen)).not.toContain('Sifted');
  const [{ batchId } = { batchId: null }] = await world.db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.stageName, 'Sifted'));
  await application.undoMoves({ batchId: batchId ?? '' });
  expect(await application.loadReceived({ applicationId })).toMatchObject({ stage: null });
  await notifyMoves(world);
  expect(await told(world, student)).toEqual([]);
  expect((await world.rows(applications))[0]).toMatchObject({
    status: 'pending',
    firstAnsweredAt: null,
    heldStatus: null,
  });
});

test('CO-05 a stage chosen while a move is held changes nothing about what the student is told', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, phone } = await createStaged(world);
  const { application } = world.call(recruiter);
  const to = 'under_review' as const;
  await application.move({ applicationId, to, version: 2 });
  await application.move({ applicationId, to, stageId: phone.id, version: 3 });
  await notifyMoves(world);
  expect(await told(world, student)).toMatchObject([{ data: { to: 'under_review' } }]);
  const own = await world.call(student).application.loadOwn({ applicationId });
  expect(own.moves.map((move) => move.to)).toEqual(['pending', 'under_review']);
  expect(own.version).toBe(2);
  await world
    .call(student)
    .application.withdraw({ applicationId, to: 'withdrawn', version: own.version });
  expect((await world.rows(applications))[0]).toMatchObject({ stageId: null });
});

test('CO-05 whoever withdraws takes back the stages of a move that they were not told of', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, phone } = await createStaged(world);
  const { application } = world.call(recruiter);
  const to = 'under_review' as const;
  await application.move({ applicationId, to, version: 2 });
  await application.move({ applicationId, to, stageId: phone.id, version: 3 });
  const { withdraw } = world.call(student).application;
  await withdraw({ applicationId, to: 'withdrawn', version: 1 });
  const { history } = await application.loadReceived({ applicationId });
  expect(history.map((move) => [move.stage ?? move.to, move.isUndone])).toEqual([
    ['pending', false],
    ['Sifted', false],
    ['under_review', true],
    ['Phone screen', true],
    ['withdrawn', false],
  ]);
});

test('CO-05 an interviewer sees the stage and may not choose one', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, sifted } = await createStaged(world);
  const interviewer = await world.member({ id: recruiter.companyId }, 'interviewer');
  await world
    .call(recruiter)
    .application.setInterviewers({ applicationId, memberIds: [interviewer.userId] });
  expect(await world.call(interviewer).application.loadReceived({ applicationId })).toMatchObject({
    stage: { id: sifted.id },
    stages: [],
    moves: [],
  });
});

test('CO-10 a removed company leaves no stages', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, student } = await createStaged(world);
  const admin = world.call(await world.admin());
  await admin.company.remove({ companyId: recruiter.companyId });
  expect(await world.rows(postingStages)).toEqual([]);
  expect(await world.rows(applications)).toMatchObject([{ id: applicationId, stageId: null }]);
  expect(await world.call(student).application.loadOwn({ applicationId })).toBeTruthy();
});

test('CO-05 a stage belongs to its posting and its status', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, sifted, phone } = await createStaged(world);
  const { application } = world.call(recruiter);
  const move = (to: 'under_review' | 'interview_scheduled', stageId: string) =>
    world.refusal(() => application.move({ applicationId, to, stageId, version: 2 }));
  expect(await move('under_review', sifted.id)).toBe('STAGES_CHANGED');
  expect(await move('interview_scheduled', phone.id)).toBe('STAGES_CHANGED');
  const other = await world.posting({ id: recruiter.companyId });
  const { stages } = await world.call(recruiter).stage.save({
    postingId: other.id,
    stages: [{ id: null, name: 'Phone screen', type: 'under_review' }],
    seen: [],
  });
  expect(await move('under_review', stages[0]?.id ?? '')).toBe('STAGES_CHANGED');
  const again = { applicationId, to: 'pending' as const, stageId: sifted.id, version: 2 };
  expect(await world.refusal(() => application.move(again))).toBe('MOVE_NOT_ALLOWED');
  const stranger = await createStaged(world);
  expect(await move('under_review', stranger.phone.id)).toBe('STAGES_CHANGED');
});

test('CO-05 a stage keeps the promise of its status: an offer or an interview comes first', async () => {
  await using world = await createWorld();
  const { recruiter, postingId, applicationId } = await createApplied(world);
  const { application, stage } = world.call(recruiter);
  const { stages } = await stage.save({
    postingId,
    stages: [
      { id: null, name: 'Panel', type: 'interview_scheduled' },
      { id: null, name: 'Letter signed', type: 'offer_made' },
    ],
    seen: [],
  });
  const [panel, letter] = stages.map(({ id }) => id);
  const move = (to: 'interview_scheduled' | 'offer_made', stageId: string | undefined) =>
    world.refusal(() => application.move({ applicationId, to, stageId, version: 1 }));
  expect(await move('interview_scheduled', panel)).toBe('INTERVIEW_REQUIRED');
  expect(await move('offer_made', letter)).toBe('OFFER_REQUIRED');
});

test('CO-05 stages are renamed, reordered and removed; applications in a removed one keep their status', async () => {
  await using world = await createWorld();
  const { recruiter, postingId, applicationId, sifted, phone } = await createStaged(world);
  const { stage, application } = world.call(recruiter);
  expect((await stage.list({ postingId })).stages.map((each) => each.applications)).toEqual([1, 0]);
  const { stages } = await stage.save({
    postingId,
    stages: [
      { id: null, name: 'Phone screen', type: 'under_review' },
      { id: phone.id, name: 'sifted', type: 'under_review' },
    ],
    seen: [sifted, phone],
  });
  expect(stages.map(({ name }) => name)).toEqual(['Phone screen', 'sifted']);
  expect(await application.loadReceived({ applicationId })).toMatchObject({
    status: 'pending',
    stage: null,
    history: [{}, { stage: 'Sifted' }, { from: 'pending', to: 'pending', stage: null }],
    version: 3,
  });
});

test('CO-05 a colleague’s change of the stages is not overwritten, and a type stays', async () => {
  await using world = await createWorld();
  const { recruiter, postingId, sifted, phone } = await createStaged(world);
  const { stage } = world.call(recruiter);
  const before = await world.rows(postingStages);
  const save = (
    stages: Parameters<typeof stage.save>[0]['stages'],
    seen: { id: string; name: string }[] = [sifted, phone],
  ) => world.refusal(() => stage.save({ postingId, stages, seen }));
  const both = [
    { ...sifted, type: 'pending' as const },
    { ...phone, type: 'under_review' as const },
  ];
  expect(await save(both, [sifted])).toBe('STAGES_CHANGED');
  expect(await save(both, [{ ...sifted, name: 'Old' }, phone])).toBe('STAGES_CHANGED');
  expect(await save([{ ...phone, type: 'pending' }])).toBe('STAGES_CHANGED');
  expect(await save([{ id: crypto.randomUUID(), name: 'x', type: 'pending' }])).toBe(
    'STAGES_CHANGED',
  );
  expect(await save([...both, { id: null, name: 'SIFTED', type: 'pending' }])).toBe(
    'FIELDS_REQUIRED',
  );
  expect(await world.rows(postingStages)).toEqual(before);
  const { postingId: others } = await createApplied(world);
  expect(await world.refusal(() => stage.list({ postingId: others }))).toBe('NOT_FOUND');
});

test('CO-05 of a move into a stage and its removal at once, both end in a stage that exists', async () => {
  await using world = await createWorld();
  for (let round = 0; round < 8; round += 1) {
    const { recruiter, postingId, applicationId, sifted, phone } = await createStaged(world);
    const { stage, application } = world.call(recruiter);
    const moved = application.move({
      applicationId,
      to: 'under_review',
      stageId: phone.id,
      version: 2,
    });
    const [move, removal] = await Promise.allSettled([
      moved,
      stage.save({ postingId, stages: [{ ...sifted, type: 'pending' }], seen: [sifted, phone] }),
    ]);
    expect(removal.status).toBe('fulfilled');
    const refused =
      move.status === 'rejected' ? await world.refusal(() => moved) : 'STAGES_CHANGED';
    expect(refused).toBe('STAGES_CHANGED');
    expect((await application.loadReceived({ applicationId })).stage?.id).not.toBe(phone.id);
  }
});

test('CO-05 undoing a move waits for the removal of the stage it came from, and neither is refused', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, sifted } = await createStaged(world);
  const { application } = world.call(recruiter);
  const to = 'under_review' as const;
  const { batchId } = await application.move({ applicationId, to, version: 2 });
  const undoing = await world.db.transaction(async (tx) => {
    // The order in which stages are removed: they come first, then their applications.
    await tx.select().from(postingStages).where(eq(postingStages.id, sifted.id)).for('update');
    const undone = application.undoMoves({ batchId });
    const outcome = undone.then(
      () => null,
      (error: unknown) => error,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await tx.select().from(applications).for('update');
    await tx.delete(postingStages).where(eq(postingStages.id, sifted.id));
    return { outcome };
  });
  expect(await undoing.outcome).toBeNull();
  const loaded = await application.loadReceived({ applicationId });
  expect(loaded).toMatchObject({ status: 'pending', stage: null });
});
