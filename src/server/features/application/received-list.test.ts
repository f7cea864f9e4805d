import { expect, test } from 'vitest';
import { receivedColumns } from '#domain/application/received-columns.ts';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { createWorld, type World } from '#testing/world.ts';
import { sendReceived } from './received-application.ts';

async function createInbox(world: World) {
  const company = await world.company();
  const owner = await world.member(company, 'owner', { name: 'Olga Owner' });
  const recruiter = await world.member(company, 'recruiter', { name: 'Rita Recruiter' });
  const posting = await world.posting(company, { title: 'Baker' });
  const students = [];
  const ids: string[] = [];
  for (let at = 0; at < 7; at += 1) {
    const student = await world.student({ name: `Student ${at}` });
    const { id } = await world.application({
      posting,
      student,
      values: { createdAt: new Date(world.now.getTime() - at * 3_600_000) },
    });
    students.push(student);
    ids.push(id);
  }
  const call = world.call(recruiter).application;
  const [first = '', second = '', third = ''] = ids;
  await call.setRating({ applicationId: second, stars: 5 });
  await call.setRating({ applicationId: third, stars: 2 });
  await call.setOwner({ applicationId: first, ownerId: recruiter.userId });
  await call.setOwner({ applicationId: third, ownerId: owner.userId });
  for (const [at, count] of [
    [1, 1],
    [4, 2],
  ] as const)
    for (let message = 0; message < count; message += 1)
      await world
        .call(students[at] ?? { kind: 'visitor' })
        .application.sendMessage({ applicationId: ids[at] ?? '', body: `Hello ${message}` });
  return { company, owner, recruiter, posting, ids };
}

type Call = ReturnType<World['call']>['application'];

/** All ids of the list, page by page, and back again. */
async function walk(call: Call, sort: (typeof receivedSorts)[number]) {
  const there: string[] = [];
  let after: string | undefined;
  let last = '';
  for (;;) {
    const page = await call.listReceived({ sort, limit: 2, ...(after && { after }) });
    there.push(...page.items.map(({ id }) => id));
    last = page.newer ?? last;
    if (page.older === null) break;
    after = page.older;
  }
  const back: string[] = [];
  let before: string | null = last;
  while (before) {
    const page = await call.listReceived({ sort, limit: 2, before });
    back.unshift(...page.items.map(({ id }) => id));
    before = page.newer;
  }
  return { there, back };
}

test('CO-05 every order shows each application once, page by page, both ways, and neighbours follow it', async () => {
  await using world = await createWorld();
  const { recruiter, ids } = await createInbox(world);
  const call = world.call(recruiter).application;
  const orders = new Map<string, string[]>();
  for (const sort of receivedSorts) {
    const { there, back } = await walk(call, sort);
    orders.set(sort, there);
    expect(there.toSorted(), sort).toEqual(ids.toSorted());
    expect(there.slice(0, back.length), sort).toEqual(back);
    expect(back.length, sort).toBe(6);
    for (const [at, applicationId] of there.entries())
      expect(await call.findNeighbours({ applicationId, sort }), sort).toEqual({
        previous: there[at - 1] ?? null,
        next: there[at + 1] ?? null,
      });
  }
  const [first, second, third, , fifth] = ids;
  expect(orders.get('newest')).toEqual(ids);
  expect(orders.get('oldest')).toEqual(ids.toReversed());
  expect(orders.get('rating')?.slice(0, 2)).toEqual([second, third]);
  expect(orders.get('unread')?.slice(0, 2)).toEqual([fifth, second]);
  expect(orders.get('owner')?.slice(0, 2)).toEqual([third, first]);
  const { items } = await call.listReceived({ sort: 'unread' });
  expect(items[0]).toMatchObject({ id: fifth, unread: 2, rating: null, owner: null });
  const strange = () => call.listReceived({ sort: 'rating', after: 'bm9uc2Vuc2U' });
  expect(await world.refusal(strange)).toBe('INVALID_INPUT');
});

test('CO-05 an owner is a recruiter of the company; one who leaves hands over', async () => {
  await using world = await createWorld();
  const { company, owner, recruiter, ids } = await createInbox(world);
  const interviewer = await world.member(company, 'interviewer');
  const stranger = await world.member(await world.company());
  const [applicationId = ''] = ids;
  for (const { userId } of [interviewer, stranger])
    expect(
      await world.refusal(() =>
        world.call(recruiter).application.setOwner({ applicationId, ownerId: userId }),
      ),
    ).toBe('NOT_FOUND');
  await world.call(owner).team.removeMember({
    userId: recruiter.userId,
    from: 'recruiter',
    successorId: owner.userId,
  });
  const opened = await world.call(owner).application.loadReceived({ applicationId });
  expect(opened.owner?.id).toBe(owner.userId);
});

test('CO-05 the CSV has every row of the filtered list, in its order and columns, safe for spreadsheets', async () => {
  await using world = await createWorld();
  const { recruiter, posting, ids } = await createInbox(world);
  await world.application({
    posting,
    student: await world.student(),
    values: { fullName: '=HYPERLINK("http://x.test")', status: 'rejected' },
  });
  const csvOf = async (asked: Parameters<typeof sendReceived>[1]) => {
    let text = '';
    for await (const part of await sendReceived(world.ctx(recruiter), asked)) text += part;
    return text.trimEnd().split('\r\n');
  };
  const all = await csvOf({ columns: receivedColumns, sort: 'unread' });
  expect(all).toHaveLength(1 + ids.length + 1);
  expect(all[0]).toBe(
    '"candidate","email","position","applied","status","stage","match","rating","in_status_since","unread","owner"',
  );
  expect(all[1]).toContain('"Student 4"');
  expect(all.find((line) => line.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK\(""http/u);
  expect(await csvOf({ columns: [], status: 'rejected' })).toHaveLength(2);
  const student = await world.student();
  await expect(sendReceived(world.ctx(student), { columns: [] })).rejects.toMatchObject({
    refusal: 'FORBIDDEN',
  });
});

test('CO-05 all notes are reachable, newest first', async () => {
  await using world = await createWorld();
  const { recruiter, ids } = await createInbox(world);
  const [applicationId = ''] = ids;
  const call = world.call(recruiter).application;
  for (let at = 0; at < 45; at += 1) {
    world.passTime(1_000);
    await call.createNote({ applicationId, body: `Note ${at}` });
  }
  const { noteList, olderNotes } = await call.loadReceived({ applicationId });
  const seen = noteList.map(({ body }) => body);
  let after = olderNotes;
  while (after !== null) {
    const page = await call.listNotes({ applicationId, after });
    seen.push(...page.items.map(({ body }) => body));
    after = page.older;
  }
  expect(seen).toEqual(Array.from({ length: 45 }, (_, at) => `Note ${44 - at}`));
});

test('CO-05 a saved view is its member’s, keeps filters and order but no page, and one name is one view', async () => {
  await using world = await createWorld();
  const { owner, recruiter } = await createInbox(world);
  const call = world.call(recruiter).application;
  const query = 'status=pending&sort=match&columns=match&after=abc&application=1';
  await Promise.all([
    call.saveView({ name: 'Best', query }),
    call.saveView({ name: 'Best', query }),
  ]);
  const { items } = await call.listViews({});
  expect(items).toEqual([
    { id: expect.any(String), name: 'Best', query: 'status=pending&sort=match&columns=match' },
  ]);
  expect(await world.refusal(() => call.saveView({ name: 'Best', query: '', isNew: true }))).toBe(
    'VIEW_NAME_TAKEN',
  );
  expect((await call.listViews({})).items).toEqual(items);
  const [view] = items;
  const ofOwner = world.call(owner).application;
  expect((await ofOwner.listViews({})).items).toEqual([]);
  expect(await world.refusal(() => ofOwner.removeView({ viewId: view?.id ?? '' }))).toBe(
    'NOT_FOUND',
  );
  for (let at = 1; at < 30; at += 1) await call.saveView({ name: `View ${at}`, query: '' });
  expect(await world.refusal(() => call.saveView({ name: 'One more', query: '' }))).toBe(
    'TOO_MANY_KEPT',
  );
  await call.removeView({ viewId: view?.id ?? '' });
  expect((await call.listViews({})).items).toHaveLength(29);
});

test('CO-05 of ten views saved at once, only those within the limit are kept', async () => {
  await using world = await createWorld();
  const { recruiter } = await createInbox(world);
  const call = world.call(recruiter).application;
  for (let at = 1; at < 30; at += 1) await call.saveView({ name: `View ${at}`, query: '' });
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => call.saveView({ name: `New ${at}`, query: '' })),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await call.listViews({})).items).toHaveLength(30);
});
