import { expect, test } from 'vitest';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, type World } from '#testing/world.ts';

async function createInbox(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company);
  const baker = await world.posting(company, { title: 'Baker' });
  const cook = await world.posting(company, { title: 'Cook' });
  const add = async (
    posting: typeof baker,
    status: 'pending' | 'under_review' | 'withdrawn' | 'rejected',
    name = 'Asha Rao',
  ) => {
    world.passTime(1_000);
    return world.application({ posting, student: await world.student({ name }), status });
  };
  const { listBoard, listCards } = world.call(recruiter).application;
  return { company, recruiter, baker, cook, add, listBoard, listCards };
}

test('CO-05 the board has every status with its count and newest cards; those that students ended are only counted', async () => {
  await using world = await createWorld();
  const { baker, cook, add, listBoard } = await createInbox(world);
  const older = await add(baker, 'pending');
  const newer = await add(cook, 'pending');
  await add(baker, 'withdrawn');
  await world.application({
    posting: await world.posting(await world.company()),
    student: await world.student(),
  });
  const { columns, postings } = await listBoard({});
  expect(columns.map(({ status, total, items }) => [status, total, items.length])).toEqual([
    ['pending', 2, 2],
    ['under_review', 0, 0],
    ['interview_scheduled', 0, 0],
    ['offer_made', 0, 0],
    ['hired', 0, 0],
    ['rejected', 0, 0],
    ['withdrawn', 1, 0],
    ['declined', 0, 0],
  ]);
  expect(columns[0]?.items.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(columns[0]?.items[0]).toEqual({
    id: newer.id,
    postingId: cook.id,
    postingTitle: 'Cook',
    fullName: 'Asha Rao',
    status: 'pending',
    appliedAt: newer.createdAt,
    version: 1,
    rating: null,
    notes: 0,
    messages: 0,
    moves: ['under_review', 'interview_scheduled', 'offer_made', 'rejected'],
    isOverdue: false,
    isBlind: false,
    match: null,
    stage: null,
    stages: [],
  });
  expect(postings.map(({ title }) => title)).toEqual(['Cook', 'Baker']);
});

test('GEN-10 the list’s filters also narrow the board and its counts', async () => {
  await using world = await createWorld();
  const { baker, cook, add, listBoard } = await createInbox(world);
  await add(baker, 'pending', 'Asha Rao');
  await add(baker, 'under_review', 'Ben Otter');
  await add(cook, 'withdrawn', 'Asha Singh');
  const totals = async (filter: Parameters<typeof listBoard>[0]) =>
    (await listBoard(filter)).columns.flatMap(({ status, total, items }) =>
      total > 0 ? [`${status} ${total} ${items.length}`] : [],
    );
  expect(await totals({ search: 'asha' })).toEqual(['pending 1 1', 'withdrawn 1 0']);
  expect(await totals({ postingId: baker.id })).toEqual(['pending 1 1', 'under_review 1 1']);
  expect(await totals({ status: 'withdrawn' })).toEqual(['withdrawn 1 1']);
  expect(await totals({ search: '%' })).toEqual([]);
});

test('CO-05 a status with stages is divided by their names, whatever their job; pages of each group follow its first cards', async () => {
  await using world = await createWorld();
  const { recruiter, baker, cook, add, listBoard, listCards } = await createInbox(world);
  const { stage, application } = world.call(recruiter);
  const stageIn = async (posting: typeof baker, ...names: string[]) =>
    (
      await stage.save({
        postingId: posting.id,
        stages: names.map((name) => ({ id: null, name, type: 'pending' as const })),
        seen: [],
      })
    ).stages.map(({ id }) => id);
  const [phone = '', task = ''] = await stageIn(baker, 'Phone screen', 'Task');
  const [otherPhone = ''] = await stageIn(cook, 'PHONE SCREEN');
  const into = async (posting: typeof baker, stageId: string) => {
    const { id } = await add(posting, 'pending');
    await application.move({ applicationId: id, version: 1, to: 'pending', stageId });
    return id;
  };
  const inPhone = [
    await into(baker, phone),
    await into(cook, otherPhone),
    await into(baker, phone),
  ];
  const plain = [await add(baker, 'pending'), await add(cook, 'pending')].map(({ id }) => id);
  await add(baker, 'under_review');
  const groupsOf = async (filter: Parameters<typeof listBoard>[0]) =>
    (await listBoard(filter)).columns
      .slice(0, 2)
      .map(({ groups }) => groups.map(({ name, total }) => `${name} ${total}`));
  expect(await groupsOf({})).toEqual([[' 2', 'PHONE SCREEN 3', 'Task 0'], []]);
  expect(await groupsOf({ postingId: cook.id })).toEqual([[' 1', 'PHONE SCREEN 1'], []]);
  expect(await groupsOf({ stage: 'phone screen' })).toEqual([[' 0', 'PHONE SCREEN 3'], []]);
  expect(await groupsOf({ stage: '' })).toEqual([[], []]);
  const [column] = (await listBoard({ limit: 3 })).columns;
  expect(column?.items.map(({ id }) => id)).toEqual([...plain.toReversed(), inPhone[2]]);
  const rest = await listCards({
    status: 'pending',
    stage: 'Phone Screen',
    limit: 1,
    after: column?.older ?? '',
  });
  expect(rest.items.map(({ id }) => id)).toEqual([inPhone[1]]);
  expect(await groupsOf({ search: 'nobody' })).toEqual([[' 0', 'PHONE SCREEN 0', 'Task 0'], []]);
  await into(baker, task);
  expect(await groupsOf({ postingId: baker.id })).toEqual([[' 1', 'Phone screen 2', 'Task 1'], []]);
});

test('CO-05 paging a column continues after its first cards, each card once', async () => {
  await using world = await createWorld();
  const { baker, add, listBoard, listCards } = await createInbox(world);
  const sent = [];
  for (let n = 0; n < 5; n++) sent.unshift((await add(baker, 'pending')).id);
  const [column] = (await listBoard({ limit: 2 })).columns;
  const ids = column?.items.map(({ id }) => id) ?? [];
  for (let after = column?.older ?? null; after !== null;) {
    const page = await listCards({ status: 'pending', limit: 2, after });
    ids.push(...page.items.map(({ id }) => id));
    after = page.older;
  }
  expect(ids).toEqual(sent);
});

test('PERF-05 the board takes at most five statements, however many applications there are', async () => {
  await using world = await createWorld();
  const { recruiter, baker, add } = await createInbox(world);
  const count = async () =>
    (await recordStatements(world, recruiter, (api) => api.application.listBoard({}))).length;
  await add(baker, 'pending');
  const few = await count();
  await add(baker, 'under_review');
  await add(baker, 'rejected');
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(5);
});

test('CAR-08 an application unanswered for 30 days is marked on the board, in the list and on its page', async () => {
  await using world = await createWorld();
  const { recruiter, baker, add, listBoard, listCards } = await createInbox(world);
  const waiting = await add(baker, 'pending');
  const { listReceived, loadReceived, move } = world.call(recruiter).application;
  const marks = async () => [
    (await listBoard({})).columns.flatMap(({ items }) => items)[0]?.isOverdue,
    (await listCards({ status: 'pending' })).items[0]?.isOverdue,
    (await listReceived({})).items[0]?.isOverdue,
    (await loadReceived({ applicationId: waiting.id })).isOverdue,
  ];
  world.passTime(30 * 24 * 60 * 60_000 - 1);
  expect(await marks()).toEqual([false, false, false, false]);
  world.passTime(1);
  expect(await marks()).toEqual([true, true, true, true]);
  await move({ applicationId: waiting.id, version: 1, to: 'under_review' });
  expect((await listCards({ status: 'under_review' })).items[0]?.isOverdue).toBe(false);
  expect((await loadReceived({ applicationId: waiting.id })).isOverdue).toBe(false);
});
