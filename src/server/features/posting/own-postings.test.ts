import { expect, test } from 'vitest';
import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { postings } from '#server/db/tables/postings.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createPosting } from './own-postings.ts';

const questionId = '01990000-0000-7000-8000-00000000000a';
const complete: PostingContent = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  location: 'Pune',
  salaryMin: 100,
  salaryMax: 200,
  duration: 'Full-time',
  deadline: '2026-12-01',
  skills: ['Bread', 'Cake', 'bread'],
  description: '- Bake\n- Sell',
  questions: [
    {
      id: questionId,
      kind: 'choice',
      text: 'Where?',
      required: true,
      options: ['Pune', 'Goa', 'Pune', ''],
    },
  ],
};

async function createOffice(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company, 'recruiter');
  const owner = await world.member(company, 'owner');
  return { company, recruiter, owner, api: world.call(recruiter).posting };
}

const names = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);
const dataOf = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error as { data: unknown }).data);

test('CO-02 a draft may be empty, and nobody outside the company sees it', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const { id, state, version } = await api.create(emptyContent);
  expect([state, version]).toEqual(['draft', 1]);
  expect(await api.loadOwn({ postingId: id })).toMatchObject({ ...emptyContent, state: 'draft' });
  expect(await world.refusal(() => world.call().posting.load({ postingId: id }))).toBe('NOT_FOUND');
  expect(names(await world.call().posting.list({}))).toEqual([]);
});

test('CO-02 the board follows as a posting is created, published, edited, closed, reopened and removed', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const board = async () => names(await world.call().posting.list({}));
  const { id: postingId } = await api.create(complete);
  expect(await api.loadOwn({ postingId })).toMatchObject({
    ...complete,
    skills: ['Bread', 'Cake'],
    questions: [{ ...complete.questions[0], options: ['Pune', 'Goa'] }],
    moves: ['active', 'removed'],
  });
  await api.move({ postingId, to: 'active', version: 1 });
  const postedAt = world.now;
  expect(await board()).toEqual(['Baker']);
  await api.save({ ...complete, title: 'Head baker', postingId, version: 2 });
  expect(await board()).toEqual(['Head baker']);
  const shown = await world.call().posting.load({ postingId });
  expect(shown.description.map(({ kind }) => kind)).toEqual(['list']);
  expect(shown.questions).toHaveLength(1);
  world.passTime(60_000);
  await api.move({ postingId, to: 'closed', version: 3 });
  expect(await board()).toEqual([]);
  await api.move({ postingId, to: 'active', version: 4 });
  expect((await world.call().posting.list({})).items).toMatchObject([{ postedAt }]);
  await api.move({ postingId, to: 'closed', version: 5 });
  await api.move({ postingId, to: 'removed', version: 6 });
  expect(await world.refusal(() => api.loadOwn({ postingId }))).toBe('NOT_FOUND');
  expect((await api.listOwn({})).items).toEqual([]);
  expect(await world.rows(postings)).toMatchObject([{ state: 'removed', version: 7 }]);
});

test('CO-02 publishing lists everything that is missing, and a past deadline', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const content = { ...emptyContent, title: 'Baker', deadline: '2026-11-20' };
  const { id: postingId } = await api.create(content);
  const publish = () => api.move({ postingId, to: 'active', version: 1 });
  expect(await world.refusal(publish)).toBe('POSTING_INCOMPLETE');
  expect(await dataOf(publish())).toEqual({
    missing: [
      { field: 'primaryRole', reason: 'MISSING' },
      { field: 'duration', reason: 'MISSING' },
      { field: 'deadline', reason: 'DEADLINE_PAST' },
      { field: 'skills', reason: 'MISSING' },
      { field: 'description', reason: 'MISSING' },
    ],
  });
});

test('CO-02 a public posting must stay complete, but can be edited after its deadline has expired', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const { id: postingId } = await api.create(complete);
  await api.move({ postingId, to: 'active', version: 1 });
  const save = (change: Partial<PostingContent>) =>
    api.save({ ...complete, ...change, postingId, version: 2 });
  expect(await world.refusal(() => save({ description: ' ' }))).toBe('POSTING_INCOMPLETE');
  expect(await world.refusal(() => save({ deadline: '2026-11-01' }))).toBe('POSTING_INCOMPLETE');
  world.passTime(30 * 86_400_000);
  expect(await save({ title: 'Mended' })).toMatchObject({ version: 3 });
});

test('CO-02 saving over an outdated version is refused with the current posting', async () => {
  await using world = await createWorld();
  const { api, owner } = await createOffice(world);
  const { id: postingId } = await api.create(complete);
  await world.call(owner).posting.save({ ...complete, title: 'Theirs', postingId, version: 1 });
  const mine = () => api.save({ ...complete, title: 'Mine', postingId, version: 1 });
  expect(await world.refusal(mine)).toBe('POSTING_CHANGED');
  expect(await dataOf(mine())).toMatchObject({ current: { title: 'Theirs', version: 2 } });
  expect(await world.refusal(() => api.move({ postingId, to: 'active', version: 1 }))).toBe(
    'POSTING_CHANGED',
  );
  await api.save({ ...complete, title: 'Mine', postingId, version: 2 });
});

test('CO-02 of twenty concurrent saves one succeeds', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const { id: postingId } = await api.create(complete);
  const tries = Array.from({ length: 20 }, (_, n) =>
    api.save({ ...complete, title: `Number ${n}`, postingId, version: 1 }),
  );
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(['POSTING_CHANGED']));
  expect((await api.loadOwn({ postingId })).version).toBe(2);
});

test('CO-02 a copy is a draft with the same content, its own questions, and no past deadline', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const { id } = await api.create(complete);
  await api.move({ postingId: id, to: 'active', version: 1 });
  const early = await api.loadOwn({ postingId: (await api.createCopy({ postingId: id })).id });
  expect(early).toMatchObject({
    title: 'Baker',
    state: 'draft',
    version: 1,
    deadline: '2026-12-01',
    postedAt: null,
  });
  expect(early.questions).toMatchObject([{ text: 'Where?' }]);
  expect(early.questions[0]?.id).not.toBe(questionId);
  world.passTime(30 * 86_400_000);
  const late = await api.loadOwn({ postingId: (await api.createCopy({ postingId: id })).id });
  expect(late.deadline).toBeNull();
});

test('REL-10 repeating a create call makes one posting, and is refused with different content', async () => {
  await using world = await createWorld();
  const { recruiter } = await createOffice(world);
  const api = world.call(recruiter, { idempotencyKey: 'one-and-the-same' }).posting;
  const [first, second] = [await api.create(complete), await api.create(complete)];
  expect(second).toEqual(first);
  expect(await world.refusal(() => api.create({ ...complete, title: 'Cook' }))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
  expect(await world.rows(postings)).toHaveLength(1);
});

test('CO-02 a list row shows the job, its location, and the permitted actions', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  await api.create({ ...complete, department: 'Kitchen', workplace: 'hybrid', type: 'Contract' });
  expect((await api.listOwn({})).items).toMatchObject([
    {
      title: complete.title,
      department: 'Kitchen',
      location: complete.location,
      workplace: 'hybrid',
      type: 'Contract',
      state: 'draft',
      moves: ['active', 'removed'],
    },
  ]);
});

test('CO-02 a job of the type Remote is remote in the list, whatever its workplace', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  await api.create({ ...complete, workplace: 'onsite', type: 'Remote' });
  expect((await api.listOwn({})).items).toMatchObject([{ workplace: 'remote' }]);
});

test('GEN-10 the list is searched by title and role, filtered by state, paged, and counts the applications', async () => {
  await using world = await createWorld();
  const { company, api } = await createOffice(world);
  const add = (title: string, values: Parameters<World['posting']>[1] = {}) => {
    world.passTime(1_000);
    return world.posting(company, { title, ...values });
  };
  await add('Baker 100%', { primaryRole: 'Bread' });
  const busy = await add('Cook', { primaryRole: 'Kitchen', state: 'closed' });
  await add('Waiter', { primaryRole: 'Breadwinner', state: 'draft', postedAt: null });
  await add('Gone', { state: 'removed' });
  await world.posting(await world.company(), { title: 'Of another' });
  for (let n = 0; n < 3; n++)
    await world.application({ posting: busy, student: await world.student() });

  const all = await api.listOwn({});
  expect(names(all)).toEqual(['Waiter', 'Cook', 'Baker 100%']);
  expect(all.total).toEqual({ count: 3, capped: false });
  expect(all.items.map(({ applications }) => applications.count)).toEqual([0, 3, 0]);
  expect(names(await api.listOwn({ search: 'bread' }))).toEqual(['Waiter', 'Baker 100%']);
  expect(names(await api.listOwn({ search: '100%' }))).toEqual(['Baker 100%']);
  expect(names(await api.listOwn({ search: '%' }))).toEqual(['Baker 100%']);
  expect(names(await api.listOwn({ state: 'closed' }))).toEqual(['Cook']);
  const first = await api.listOwn({ limit: 2 });
  const second = await api.listOwn({ limit: 2, after: first.older ?? '' });
  expect([names(second), second.older]).toEqual([['Baker 100%'], null]);
});

test.each<[string, Record<string, unknown>]>([
  ['its own state', { state: 'active' }],
  ['an unknown category', { category: 'Piracy' }],
  ['an invalid deadline date', { deadline: '2026-02-30' }],
  ['a deadline in year 0', { deadline: '0000-01-01' }],
  ['an unknown currency', { salaryCurrency: 'ZZZ' }],
  ['a negative salary', { salaryMin: -1 }],
  ['an unknown degree', { minDegree: 'wizard' }],
  ['a year below the allowed range', { batchFrom: 1949 }],
  ['a year above the allowed range', { batchTo: 2101 }],
  ['a year with a fraction', { batchTo: 2027.5 }],
  ['a skill that is too long', { skills: ['x'.repeat(61)] }],
  [
    'eleven questions',
    {
      questions: Array.from({ length: 11 }, () => ({
        ...complete.questions[0],
        id: crypto.randomUUID(),
      })),
    },
  ],
  ['two questions with one id', { questions: [complete.questions[0], complete.questions[0]] }],
  ['a question with an unknown field', { questions: [{ ...complete.questions[0], html: '<b>' }] }],
])('SEC-03 a posting with %s is refused', async (_name, change) => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const input = { ...complete, ...change } as PostingContent;
  expect(await world.refusal(() => api.create(input))).toBe('INVALID_INPUT');
});

test('CO-02 a maximum salary below the minimum has its own error', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const wrong = { ...complete, salaryMin: 2, salaryMax: 1 };
  expect(await world.refusal(() => api.create(wrong))).toBe('SALARY_RANGE');
});

test('CO-02 a last graduation year before the first has its own error', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const wrong = { ...complete, batchFrom: 2028, batchTo: 2027 };
  expect(await world.refusal(() => api.create(wrong))).toBe('BATCH_RANGE');
  const { id: postingId } = await api.create(complete);
  expect(await world.refusal(() => api.save({ ...wrong, postingId, version: 1 }))).toBe(
    'BATCH_RANGE',
  );
  expect(await api.loadOwn({ postingId })).toMatchObject({ batchFrom: null, version: 1 });
});

test('CO-02 requirements can be added, edited, copied and removed; everyone sees them, and students see which they meet', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const asha = await world.student();
  const mine = world.call(asha).match;
  const asked = {
    minDegree: 'master' as const,
    batchFrom: 2026,
    batchTo: 2027,
    needsPermit: true,
    skillBadge: { domain: 'backend' as const, level: 3 as const, months: 6 as const },
  };
  const { id: postingId } = await api.create({ ...complete, ...asked });
  expect(await api.loadOwn({ postingId })).toMatchObject(asked);
  const { id: copyId } = await api.createCopy({ postingId });
  expect(await api.loadOwn({ postingId: copyId })).toMatchObject(asked);
  await api.move({ postingId, to: 'active', version: 1 });
  expect((await world.call().posting.load({ postingId })).conditions).toEqual(asked);
  expect((await world.call().search.load({ postingId })).conditions).toEqual(asked);
  const states = async () =>
    (await mine.load({ postingId })).requirements.map(
      ({ requirement, state }) => `${requirement} ${state}`,
    );
  expect(await states()).toEqual([
    'deadline met',
    'permit unknown',
    'degree unknown',
    'batch unknown',
    'badge unmet',
  ]);
  const preferences = { degree: 'bachelor' as const, graduationYear: 2027, permits: ['IN'] };
  await mine.savePreferences({ ...(await mine.loadPreferences({})), ...preferences });
  expect(await states()).toEqual([
    'deadline met',
    'permit met',
    'degree unmet',
    'batch met',
    'badge unmet',
  ]);
  await api.save({ ...complete, minDegree: 'diploma', postingId, version: 2 });
  expect(await states()).toEqual(['deadline met', 'degree met']);
  await api.save({ ...complete, postingId, version: 3 });
  expect((await world.call().posting.load({ postingId })).conditions).toEqual({
    minDegree: null,
    batchFrom: null,
    batchTo: null,
    needsPermit: false,
    skillBadge: null,
  });
});

test('CO-02 an interviewer can neither list nor edit postings', async () => {
  await using world = await createWorld();
  const { company } = await createOffice(world);
  const { posting } = world.call(await world.member(company, 'interviewer'));
  expect(await world.refusal(() => posting.listOwn({}))).toBe('FORBIDDEN');
  expect(await world.refusal(() => posting.create(complete))).toBe('FORBIDDEN');
});

test('CO-02 students read the sections and the contact below the description', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const sections = { responsibilities: '- Knead', requirements: '- Rise early' };
  const contact = { contactName: 'Mara', contactEmail: 'mara@example.test' };
  const { id: postingId } = await api.create({ ...complete, ...sections, ...contact });
  await api.move({ postingId, to: 'active', version: 1 });
  const shown = await world.call().posting.load({ postingId });
  const texts = shown.description.flatMap(({ lines }) =>
    lines.map((spans) => spans.map(({ text }) => text).join('')),
  );
  expect(texts).toEqual([
    'Bake',
    'Sell',
    'Responsibilities',
    'Knead',
    'Requirements',
    'Rise early',
    'Contact',
    'Mara, mara@example.test',
  ]);
});

test('CO-03 unlawful criteria prevent publishing and edits of a public posting, and style does not', async () => {
  await using world = await createWorld();
  const { api } = await createOffice(world);
  const unlawful = { ...complete, requirements: 'Unmarried candidates only.' };
  const { id: postingId } = await api.create(unlawful);
  const publish = () => api.move({ postingId, to: 'active', version: 1 });
  expect(await dataOf(publish())).toEqual({
    missing: [{ field: 'requirements', reason: 'UNLAWFUL' }],
  });
  const save = (version: number, description: string) =>
    api.save({ ...complete, description, postingId, version });
  await save(1, 'Be a baking ninja.');
  await api.move({ postingId, to: 'active', version: 2 });
  expect(await world.refusal(() => save(3, 'Male bakers only.\nFemale staff not needed.'))).toBe(
    'POSTING_INCOMPLETE',
  );
});

test('CO-10 a limited recruiter who is removed meanwhile leaves no posting behind', async () => {
  await using world = await createWorld();
  const { recruiter } = await createOffice(world);
  await world.pool.query('delete from company_members where user_id = $1', [recruiter.userId]);
  const ctx = world.ctx({ ...recruiter, isLimited: true });
  await expect(createPosting(ctx, emptyContent)).rejects.toThrow();
  expect(await world.rows(postings)).toEqual([]);
});
