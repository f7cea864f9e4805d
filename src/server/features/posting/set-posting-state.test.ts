import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Admin } from '#domain/actor.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { postings } from '#server/db/tables/postings.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let admin: Admin;
let company: Awaited<ReturnType<World['company']>>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  company = await world.company();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const posting = () => world.call(admin).posting;
const rowOf = async (id: string) => (await world.rows(postings)).find((row) => row.id === id);
const form = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Part-time',
  skills: ['Bread', 'Ovens'],
  description: 'Bake.\nDaily.',
  location: 'Leeds',
  deadline: '2026-12-31',
};

test('ADM-05 a posting is taken off the board and restored, and keeps its original posting date', async () => {
  const { id, postedAt } = await world.posting(company);
  const isOnBoard = async () =>
    (await world.call().posting.list({ limit: 50 })).items.some((item) => item.id === id);
  world.passTime(60_000);
  await posting().setState({ postingId: id, to: 'closed', version: 1 });
  expect(await isOnBoard()).toBe(false);
  await posting().setState({ postingId: id, to: 'active', version: 2 });
  expect(await isOnBoard()).toBe(true);
  expect(await rowOf(id)).toMatchObject({ state: 'active', postedAt, version: 3 });
});

test('ADM-05 activating a draft sets its posting date', async () => {
  const { id } = await world.posting(company, { state: 'draft', postedAt: null });
  await posting().setState({ postingId: id, to: 'active', version: 1 });
  expect((await rowOf(id))?.postedAt).toEqual(world.now);
});

test('ADM-05 activating an incomplete posting is refused, listing what is missing', async () => {
  const { id } = await world.posting(company, {
    state: 'draft',
    postedAt: null,
    description: null,
    skills: null,
  });
  const activate = () => posting().setState({ postingId: id, to: 'active', version: 1 });
  expect(await world.refusal(activate)).toBe('POSTING_INCOMPLETE');
  await expect(activate()).rejects.toMatchObject({
    data: {
      missing: [
        { field: 'skills', reason: 'MISSING' },
        { field: 'description', reason: 'MISSING' },
      ],
    },
  });
});

test.each([
  ['has no title', { title: '' }, ['title']],
  [
    'has an incomplete salary',
    { salaryMin: 100, salaryCurrency: 'INR', salaryPeriod: 'year' as const },
    ['salaryMax'],
  ],
  ['has already ended', { deadline: new Date('2020-01-01T23:59:59.999Z') }, ['deadline']],
  [
    'has an unanswerable question',
    {
      screeningQuestions: [
        { id: randomUUID(), kind: 'choice' as const, text: 'Which?', required: true, options: [] },
      ],
    },
    ['questions'],
  ],
])(
  'ADM-05 a draft that %s is not activated by an administrator either',
  async (_what, lacks, missing) => {
    const { id } = await world.posting(company, {
      state: 'draft',
      postedAt: null,
      salaryMin: null,
      salaryMax: null,
      ...lacks,
    });
    await expect(
      posting().setState({ postingId: id, to: 'active', version: 1 }),
    ).rejects.toMatchObject({
      code: 'POSTING_INCOMPLETE',
      data: { missing: missing.map((field) => expect.objectContaining({ field })) },
    });
    expect(await rowOf(id)).toMatchObject({ state: 'draft', version: 1 });
  },
);

test('ADM-05 closing a draft that was never public does not reveal it', async () => {
  const { id } = await world.posting(company, { state: 'draft', postedAt: null });
  const close = () => posting().setState({ postingId: id, to: 'closed', version: 1 });
  expect(await world.refusal(close)).toBe('POSTING_STATE_NOT_ALLOWED');
  expect(await world.refusal(() => world.call().posting.load({ postingId: id }))).toBe('NOT_FOUND');
});

test('ADM-05 a posting with the maximum number of skills can be edited', async () => {
  const skills = Array.from({ length: 50 }, (_, at) => `Skill ${at}`);
  const { id } = await world.posting(company, { skills });
  await posting().updateAsAdmin({
    ...form,
    skills,
    title: 'Still a baker',
    postingId: id,
    version: 1,
  });
  expect(await rowOf(id)).toMatchObject({ title: 'Still a baker', skills });
});

test('ADM-05 a posting with a past deadline cannot be published', async () => {
  const past = { ...form, companyId: company.id, deadline: '2020-01-01' };
  const { id: postingId, version } = await posting().createAsAdmin(past);
  const publish = () => posting().setState({ postingId, to: 'active', version });
  expect(await world.refusal(publish)).toBe('POSTING_INCOMPLETE');
});

test('ADM-05 a removed posting is only visible to its applicants', async () => {
  const job = await world.posting(company, { title: 'Gone Soon' });
  const student = await world.student();
  await world.application({ posting: job, student });
  const recruiter = await world.member(company);
  const before = await posting().listAsAdmin({});
  await posting().setState({ postingId: job.id, to: 'removed', version: 1 });

  const seen = [
    ...(await world.call().posting.list({ limit: 50 })).items,
    ...(await posting().listAsAdmin({ limit: 50 })).items,
    ...(await posting().listAsAdmin({ status: 'inactive', limit: 50 })).items,
    ...(await world.call(recruiter).application.listReceived({})).postings,
  ];
  expect(seen.map(({ id }) => id)).not.toContain(job.id);
  for (const gone of [
    () => world.call().posting.load({ postingId: job.id }),
    () => posting().loadAsAdmin({ postingId: job.id }),
    () => posting().setState({ postingId: job.id, to: 'active', version: 2 }),
    () => posting().updateAsAdmin({ ...form, postingId: job.id, version: 2 }),
  ]) {
    expect(await world.refusal(gone)).toBe('NOT_FOUND');
  }
  const after = await posting().listAsAdmin({});
  expect(after.counts).toEqual({
    ...before.counts,
    total: before.counts.total - 1,
    active: before.counts.active - 1,
  });
  const own = await world.call(student).application.listOwn({});
  expect(own.items).toMatchObject([{ postingTitle: 'Gone Soon', status: 'pending' }]);
  const received = await world.call(recruiter).application.listReceived({});
  expect(received.items).toMatchObject([{ postingTitle: 'Gone Soon' }]);
});

test('ADM-05 of two concurrent changes to a posting the second is refused', async () => {
  const { id } = await world.posting(company);
  const both = await Promise.allSettled([
    posting().setState({ postingId: id, to: 'closed', version: 1 }),
    posting().updateAsAdmin({ ...form, postingId: id, version: 1 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'POSTING_CHANGED' },
  });
  expect((await rowOf(id))?.version).toBe(2);
});

const pay = {
  type: 'Part-time',
  level: 'Senior',
  category: 'Design',
  salaryMin: 1_850,
  salaryMax: 2_100,
  salaryCurrency: 'EUR',
  salaryPeriod: 'hour',
  minDegree: 'bachelor',
} as const;

test('ADM-05 of two people who edit a posting, the second gets the first one’s version', async () => {
  const { id: postingId } = await world.posting(company);
  await posting().updateAsAdmin({ ...form, title: 'First', postingId, version: 1 });
  await expect(
    posting().updateAsAdmin({ ...form, title: 'Second', postingId, version: 1 }),
  ).rejects.toMatchObject({
    code: 'POSTING_CHANGED',
    data: { current: { title: 'First', version: 2 } },
  });
});

test('ADM-05 an administrator’s edit keeps to the rules of every posting', async () => {
  const { id: postingId } = await world.posting(company);
  const range = { ...form, ...pay, salaryMin: 9, salaryMax: 3 };
  const update = () => posting().updateAsAdmin({ ...range, postingId, version: 1 });
  expect(await world.refusal(update)).toBe('SALARY_RANGE');
  const create = () => posting().createAsAdmin({ ...range, companyId: company.id });
  expect(await world.refusal(create)).toBe('SALARY_RANGE');
});

test('ADM-05 an administrator adds and edits a posting, and only changes are logged', async () => {
  const { id } = await posting().createAsAdmin({ ...form, ...pay, companyId: company.id });
  expect(await rowOf(id)).toMatchObject({
    state: 'draft',
    postedAt: null,
    skills: form.skills,
    ...pay,
  });
  const changed = { ...form, ...pay, title: 'Head Baker', deadline: null, location: '' };
  await posting().updateAsAdmin({ ...changed, postingId: id, version: 1 });
  expect(await rowOf(id)).toMatchObject({
    title: 'Head Baker',
    deadline: null,
    location: null,
    ...pay,
    version: 2,
  });
  await posting().updateAsAdmin({ ...changed, postingId: id, version: 2 });
  const entries = (await world.rows(auditEntries)).filter(({ targetId }) => targetId === id);
  expect(entries).toMatchObject([
    { action: 'posting.created', after: { title: 'Baker', companyId: company.id } },
    {
      action: 'posting.updated',
      before: { title: 'Baker', location: 'Leeds', deadline: '2026-12-31T18:29:59.999Z' },
      after: { title: 'Head Baker', location: null, deadline: null },
    },
  ]);
  expect(Object.keys(entries[1]?.after ?? {}).toSorted()).toEqual([
    'deadline',
    'location',
    'title',
  ]);
  const shown = await posting().loadAsAdmin({ postingId: id });
  expect(shown).toMatchObject({ ...pay, company: { name: company.name }, applications: 0 });
});

test('ADM-05 a published posting must stay complete', async () => {
  const empty = { ...form, description: '', skills: [] };
  const { id } = await world.posting(company);
  const update = () => posting().updateAsAdmin({ ...empty, postingId: id, version: 1 });
  expect(await world.refusal(update)).toBe('POSTING_INCOMPLETE');
});

test('ADM-05 a posting can only be added for an approved company', async () => {
  const suspended = await world.company({ status: 'suspended' });
  const create = () => posting().createAsAdmin({ ...form, companyId: suspended.id });
  expect(await world.refusal(create)).toBe('COMPANY_UNKNOWN');
});

test('ADM-05 the list is searched by title and role, and filtered by activity', async () => {
  await world.posting(company, { title: 'Glazier', primaryRole: 'Window Maker' });
  await world.posting(company, { title: 'Window dresser', state: 'closed' });
  const titles = async (input: object) =>
    (await posting().listAsAdmin(input)).items.map(({ title }) => title);
  expect(await titles({ search: 'WINDOW' })).toEqual(
    expect.arrayContaining(['Glazier', 'Window dresser']),
  );
  expect(await titles({ search: 'window', status: 'active' })).toEqual(['Glazier']);
  expect(await titles({ search: 'window', status: 'inactive' })).toEqual(['Window dresser']);
  expect(await titles({ search: '%' })).toEqual([]);
});

test('CO-03 an administrator can save an unlawful draft, but neither publish it nor edit a public job into one', async () => {
  const unlawful = { ...form, description: 'Only unmarried men may apply.' };
  const { id, version } = await posting().createAsAdmin({ ...unlawful, companyId: company.id });
  const publish = () => posting().setState({ postingId: id, to: 'active', version });
  await expect(publish()).rejects.toMatchObject({
    data: { missing: [{ field: 'description', reason: 'UNLAWFUL' }] },
  });
  const shown = await posting().loadAsAdmin({ postingId: id });
  expect(shown.missing).toEqual([{ field: 'description', reason: 'UNLAWFUL' }]);
  const job = await world.posting(company);
  const edit = (change: object) =>
    posting().updateAsAdmin({ ...form, ...change, postingId: job.id, version: 1 });
  expect(await world.refusal(() => edit(unlawful))).toBe('POSTING_INCOMPLETE');
  await edit({ description: 'Be a baking ninja.' });
});
