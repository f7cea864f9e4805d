import { expect, test } from 'vitest';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { sendReceived } from '#server/features/application/received-application.ts';
import { createStaged } from '#testing/calls/stage.ts';
import { createWorld, type World } from '#testing/world.ts';

/** Two jobs of one company, each with a stage of the same name, and an application to each. */
async function createTwo(world: World) {
  const staged = await createStaged(world);
  const { recruiter } = staged;
  const other = await world.posting({ id: recruiter.companyId });
  const { stages } = await world.call(recruiter).stage.save({
    postingId: other.id,
    stages: [{ id: null, name: 'PHONE screen', type: 'under_review' }],
    seen: [],
  });
  const student = await world.student();
  const posting = { id: other.id, companyId: recruiter.companyId };
  const second = await world.application({ posting, student });
  return { ...staged, other, second, otherPhone: stages[0]?.id ?? '' };
}

const to = 'under_review' as const;

test('CO-05 lists, columns and their counts are narrowed to a stage, by its name', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, postingId, other, second } = await createTwo(world);
  const { application } = world.call(recruiter);
  const ids = async (filter: { stage?: string; postingId?: string }) => {
    const list = await application.listReceived(filter);
    const board = await application.listBoard(filter);
    const onBoard = board.columns.flatMap(({ items }) => items.map(({ id }) => id));
    const inColumn = await application.listCards({ ...filter, status: 'pending' });
    const shown = list.items.map(({ id }) => id);
    expect(onBoard.toSorted()).toEqual(shown.toSorted());
    expect(inColumn.items.map(({ id }) => id)).toEqual(shown);
    expect(list.total.count).toBe(shown.length);
    expect(board.columns.reduce((sum, { total }) => sum + total, 0)).toBe(shown.length);
    return shown;
  };
  expect(await ids({ stage: 'sifted' })).toEqual([applicationId]);
  expect(await ids({ stage: 'sifted', postingId: other.id })).toEqual([]);
  expect(await ids({ stage: '' })).toEqual([second.id]);
  expect(await ids({ stage: 'Removed' })).toEqual([]);
  expect((await application.listReceived({})).stages).toEqual(['Sifted', 'PHONE screen']);
  expect((await application.listBoard({ postingId: other.id })).stages).toEqual(['PHONE screen']);
  expect((await application.listBoard({ postingId })).stages).toEqual(['Sifted', 'Phone screen']);
  const stranger = await createStaged(world);
  const elsewhere = world.call(stranger.recruiter).application;
  expect((await elsewhere.listReceived({})).stages).toEqual(['Sifted', 'Phone screen']);
  expect((await elsewhere.listReceived({ stage: 'Sifted' })).items).toHaveLength(1);
});

test('CO-05 stages to filter by are only those of jobs that a member has access to', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId } = await createTwo(world);
  const interviewer = await world.member({ id: recruiter.companyId }, 'interviewer');
  const { application } = world.call(interviewer);
  expect((await application.listReceived({})).stages).toEqual([]);
  await world
    .call(recruiter)
    .application.setInterviewers({ applicationId, memberIds: [interviewer.userId] });
  expect((await application.listReceived({})).stages).toEqual(['Sifted', 'Phone screen']);
});

test('CO-05 applications to several jobs move into the stage of one name together, and back', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, second, phone, sifted, otherPhone } = await createTwo(world);
  const third = await world.posting({ id: recruiter.companyId });
  const none = await world.application({
    posting: { id: third.id, companyId: recruiter.companyId },
    student: await world.student(),
  });
  const { moveMany, undoMoves } = world.call(recruiter).application;
  const { batchId, results } = await moveMany({
    applications: [
      { id: applicationId, version: 2 },
      { id: second.id, version: 1 },
      { id: none.id, version: 1 },
    ],
    to,
    stage: 'Phone Screen',
  });
  expect(results.map(({ outcome }) => outcome)).toEqual(['moved', 'moved', 'no_stage']);
  const places = async () =>
    new Map((await world.rows(applications)).map((row) => [row.id, [row.status, row.stageId]]));
  const there = await places();
  expect(there.get(applicationId)).toEqual([to, phone.id]);
  expect(there.get(second.id)).toEqual([to, otherPhone]);
  expect(there.get(none.id)).toEqual(['pending', null]);
  const named = (await world.rows(applicationMoves)).filter((row) => row.batchId === batchId);
  expect(named.map((row) => row.stageName).toSorted()).toEqual(['PHONE screen', 'Phone screen']);
  expect((await undoMoves({ batchId: batchId ?? '' })).undone).toHaveLength(2);
  const back = await places();
  expect(back.get(applicationId)).toEqual(['pending', sifted.id]);
  expect(back.get(second.id)).toEqual(['pending', null]);
});

test('CO-05 together, applications leave a stage for its status, and change stages within one', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, sifted, student } = await createStaged(world);
  const { moveMany, loadReceived } = world.call(recruiter).application;
  const one = (version: number) => [{ id: applicationId, version }];
  await moveMany({ applications: one(2), to: 'pending' });
  expect(await loadReceived({ applicationId })).toMatchObject({ stage: null, version: 3 });
  const again = await moveMany({ applications: one(3), to: 'pending' });
  expect(again.results).toMatchObject([{ outcome: 'not_allowed' }]);
  await moveMany({ applications: one(3), to: 'pending', stage: sifted.name });
  expect(await loadReceived({ applicationId })).toMatchObject({ stage: { id: sifted.id } });
  const seen = await world.call(student).application.loadOwn({ applicationId });
  expect(seen).toMatchObject({ status: 'pending', version: 1 });
});

test('CO-05 the CSV file names the stage beside the status, and has only those of the filter', async () => {
  await using world = await createWorld();
  const { recruiter } = await createTwo(world);
  const csvOf = async (stage?: string) => {
    let text = '';
    const asked = { columns: ['status', 'stage'] as const, ...(stage && { stage }) };
    for await (const part of await sendReceived(world.ctx(recruiter), asked)) text += part;
    const lines = text.replaceAll('"', '').trim().split('\r\n');
    return lines.map((line) => line.split(',').slice(2, 4).join());
  };
  expect(await csvOf()).toEqual(['status,stage', 'pending,', 'pending,Sifted']);
  expect(await csvOf('SIFTED')).toEqual(['status,stage', 'pending,Sifted']);
});

test('CO-05 by status, the list follows the stages whatever their job, and counts each group on all pages', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, second, phone, other, otherPhone } = await createTwo(world);
  const { application } = world.call(recruiter);
  const plain = await world.application({
    posting: { id: other.id, companyId: recruiter.companyId },
    student: await world.student(),
    status: 'under_review',
  });
  await application.move({ applicationId, version: 2, to, stageId: phone.id });
  await application.move({ applicationId: second.id, version: 1, to, stageId: otherPhone });
  const list = await application.listReceived({ sort: 'status', limit: 2 });
  const next = await application.listReceived({ sort: 'status', after: list.older ?? '' });
  const ids = [...list.items, ...next.items].map(({ id }) => id);
  expect(ids).toEqual([plain.id, ...[applicationId, second.id].toSorted()]);
  const phones = { name: 'PHONE screen', total: 2 };
  const groups = [{ status: to, stages: [{ name: '', total: 1 }, phones], total: 3 }];
  expect([list.groups, next.groups]).toEqual([groups, groups]);
  expect((await application.listReceived({})).groups).toEqual([]);
  const last = await application.listReceived({ sort: 'status-last' });
  expect(last.items.map(({ id }) => id)).toEqual(ids.toReversed());
  const beside = (id: string) => application.findNeighbours({ applicationId: id, isColumn: true });
  expect(await beside(plain.id)).toEqual({ previous: null, next: null });
  const [one = '', another = ''] = [applicationId, second.id].toSorted().toReversed();
  expect(await beside(one)).toEqual({ previous: null, next: another });
});
