import { expect, test } from 'vitest';
import { createWorld, type World } from '#testing/world.ts';

async function createInbox(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company, 'recruiter');
  const { listReceived } = world.call(recruiter).application;
  return { company, recruiter, listReceived };
}

test('CO-05 a recruiter sees the received applications, newest first, with the moves each may make', async () => {
  await using world = await createWorld();
  const { company, listReceived } = await createInbox(world);
  const posting = await world.posting(company, { title: 'Baker' });
  const asha = await world.student({ name: 'Asha Rao', email: 'asha@example.test' });
  const first = await world.application({ posting, student: asha, status: 'offer_made' });
  world.passTime(1000);
  await world.application({ posting, student: await world.student({ name: 'Ben' }) });
  const elsewhere = await world.posting(await world.company());
  await world.application({ posting: elsewhere, student: asha });
  const page = await listReceived({});
  expect(page.items.map((item) => item.fullName)).toEqual(['Ben', 'Asha Rao']);
  expect(page.total).toEqual({ count: 2, capped: false });
  expect(page.items[1]).toEqual({
    id: first.id,
    postingId: posting.id,
    postingTitle: 'Baker',
    fullName: 'Asha Rao',
    email: 'asha@example.test',
    phone: null,
    coverLetter: 'I would like to.',
    status: 'offer_made',
    resume: { id: first.resumeFileId, name: 'resume.pdf' },
    answers: [],
    appliedAt: first.createdAt,
    changedAt: first.updatedAt,
    version: 2,
    moves: ['under_review', 'interview_scheduled', 'hired', 'rejected'],
    isOverdue: false,
    isBlind: false,
    match: null,
    stage: null,
    stages: [],
    owner: null,
    rating: null,
    stageDays: 0,
    unread: 0,
  });
});

test.each([
  ['José Ñandú', 'josé ñ'],
  ['李小龙', '小龙'],
  ['נועה', 'נוע'],
  ['محمد', 'محم'],
  ['Ayşe Işık', 'ışık'],
  ['👩‍👩‍👧 Rao', '👩‍👩‍👧'],
])('UX-02 %s is stored as typed and found by %s, ignoring accents', async (name, search) => {
  await using world = await createWorld();
  const company = await world.company();
  const posting = await world.posting(company);
  const names = new Set([name.normalize('NFC'), name.normalize('NFD')]);
  for (const each of names)
    await world.application({ posting, student: await world.student({ name: each }) });
  const recruiter = await world.member(company);
  for (const form of ['NFC', 'NFD'] as const) {
    const { items } = await world
      .call(recruiter)
      .application.listReceived({ search: search.normalize(form) });
    expect(new Set(items.map(({ fullName }) => fullName))).toEqual(names);
  }
});

test('CO-05 status, posting and search narrow the list and its total together', async () => {
  await using world = await createWorld();
  const { company, listReceived } = await createInbox(world);
  const [baker, cook] = [await world.posting(company), await world.posting(company)];
  const asha = await world.student({ name: 'Asha Rao', email: 'asha@example.test' });
  const ben = await world.student({ name: 'Ben 100%', email: 'ben_b@example.test' });
  await world.application({ posting: baker, student: asha });
  await world.application({ posting: cook, student: asha, status: 'hired' });
  await world.application({ posting: baker, student: ben });
  const cases = [
    [{ status: 'hired' }, 1],
    [{ postingId: baker.id }, 2],
    [{ postingId: baker.id, status: 'hired' }, 0],
    [{ search: 'aSHa r' }, 2],
    [{ search: 'asha@' }, 2],
    [{ search: '%' }, 1],
    [{ search: '_' }, 1],
    [{ search: '\\' }, 0],
    [{ search: '  ' }, 3],
    [{ search: "'; drop table companies" }, 0],
  ] as const;
  for (const [filter, count] of cases) {
    const page = await listReceived(filter);
    expect([page.items.length, page.total.count], JSON.stringify(filter)).toEqual([count, count]);
  }
});

test('CO-05 the filter lists only postings that can have applications, newest first', async () => {
  await using world = await createWorld();
  const { company, listReceived } = await createInbox(world);
  const older = await world.posting(company, { title: 'closed', state: 'closed' });
  await world.posting(company, { title: 'draft', state: 'draft', postedAt: null });
  await world.posting(await world.company(), { title: 'elsewhere' });
  world.passTime(1000);
  const newer = await world.posting(company, { title: 'open' });
  expect((await listReceived({})).postings).toEqual([
    { id: newer.id, title: 'open' },
    { id: older.id, title: 'closed' },
  ]);
});

test('CO-05 with many postings the filter lists the newest and the selected one, and says so', async () => {
  await using world = await createWorld();
  const { company, listReceived } = await createInbox(world);
  const oldest = await world.posting(company, { title: 'oldest' });
  expect((await listReceived({ postingId: oldest.id })).postings).toEqual([
    { id: oldest.id, title: 'oldest' },
  ]);
  await world.pool.query(
    `insert into job_postings (company_id, id, title, state, created_at)
     select $1, gen_random_uuid(), 'Baker', 'closed', $2::timestamptz + n * interval '1 second' from generate_series(1, 200) n`,
    [company.id, world.now],
  );
  const all = await listReceived({});
  expect([all.postings.length, all.postingsCapped]).toEqual([200, true]);
  expect(all.postings.map(({ title }) => title)).not.toContain('oldest');
  const narrowed = await listReceived({ postingId: oldest.id });
  expect(narrowed.postings).toHaveLength(201);
  expect(narrowed.postings.at(-1)).toEqual({ id: oldest.id, title: 'oldest' });
  const elsewhere = await world.posting(await world.company());
  expect((await listReceived({ postingId: elsewhere.id })).postings).toHaveLength(200);
});

test('GEN-10 the list can be sorted oldest first, with paging in that order', async () => {
  await using world = await createWorld();
  const { company, listReceived } = await createInbox(world);
  const oldest = [];
  for (let n = 0; n < 3; n++) {
    const posting = await world.posting(company);
    oldest.push((await world.application({ posting, student: await world.student() })).id);
    world.passTime(1_000);
  }
  const ids = [];
  let page = await listReceived({ sort: 'oldest', limit: 1 });
  for (; page.older !== null;) {
    ids.push(...page.items.map(({ id }) => id));
    page = await listReceived({ sort: 'oldest', limit: 1, after: page.older });
  }
  ids.push(...page.items.map(({ id }) => id));
  expect(ids).toEqual(oldest);
});
