import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Admin } from '#domain/actor.ts';
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
  const create = () => posting().createAsAdmin({ ...past, isActive: true });
  expect(await world.refusal(create)).toBe('DEADLINE_PAST');
  expect(await posting().createAsAdmin({ ...past, isActive: false })).toMatchObject({
    title: 'Baker',
  });
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

test('ADM-05 an administrator adds and edits a posting; values that the form does not show stay', async () => {
  const { id } = await posting().createAsAdmin({ ...form, companyId: company.id, isActive: false });
  expect(await rowOf(id)).toMatchObject({ state: 'draft', postedAt: null, skills: form.skills });
  await world.pool.query("update job_postings set department = 'Ovens' where id = $1", [id]);
  const changed = { ...form, title: 'Head Baker', deadline: null, location: '' };
  await posting().updateAsAdmin({ ...changed, postingId: id, version: 1 });
  expect(await rowOf(id)).toMatchObject({
    title: 'Head Baker',
    deadline: null,
    location: null,
    department: 'Ovens',
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
});

test('ADM-05 a published posting must stay complete', async () => {
  const empty = { ...form, description: '', skills: [] };
  const create = () => posting().createAsAdmin({ ...empty, companyId: company.id, isActive: true });
  expect(await world.refusal(create)).toBe('POSTING_INCOMPLETE');
  const { id } = await world.posting(company);
  const update = () => posting().updateAsAdmin({ ...empty, postingId: id, version: 1 });
  expect(await world.refusal(update)).toBe('POSTING_INCOMPLETE');
});

test('ADM-05 a posting can only be added for an approved company', async () => {
  const suspended = await world.company({ status: 'suspended' });
  const create = () =>
    posting().createAsAdmin({ ...form, companyId: suspended.id, isActive: false });
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
