import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { avoidedSets, maxReviewed, maxSavedSets } from '#domain/question/question-limits.ts';
import { questionDomains } from '#domain/question/question-options.ts';
import { dayMs } from '#domain/time.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readBank } from './question-bank.ts';

let world: World;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (student = await world.student()));

const asked = { domain: 'sales', experienceLevel: 'mid-level', questionCount: 15 } as const;
const api = (of: Student = student) => world.call(of).question;

async function countRows(table: 'question_sets' | 'question_marks'): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::int from ${table} where user_id = $1`,
    [student.userId],
  );
  return rows[0]?.count ?? 0;
}

test('PRAC-01 a new set has distinct questions of the domain and the level’s band, with their points', async () => {
  const set = await api().createSet(asked);
  expect(set).toMatchObject({ ...asked, name: null, repeated: 0 });
  expect(new Set(set.questions.map(({ id }) => id)).size).toBe(15);
  for (const { id, question, type, difficulty, points, mark } of set.questions) {
    const known = readBank().byId.get(id);
    expect(known).toMatchObject({ domain: 'sales', band: 'mid', question, type, difficulty });
    expect([points, mark]).toEqual([known?.points, null]);
  }
  expect((await api().findSet({})).set).toEqual(set);
  expect((await api().findSet({ setId: set.id })).set).toEqual(set);
});

test('PRAC-01 sets drawn one after the other repeat nothing until the bank is exhausted, and say so then', async () => {
  const bank = readBank().idsOf('sales', 'mid').length;
  const seen = new Set<string>();
  for (let drawn = 15; drawn <= bank + 15; drawn += 15) {
    world.passTime(1000);
    const { questions, repeated } = await api().createSet(asked);
    expect(questions.filter(({ id }) => seen.has(id))).toHaveLength(repeated);
    expect(repeated).toBe(Math.max(0, drawn - bank));
    for (const { id } of questions) seen.add(id);
  }
  expect(seen.size).toBe(bank);
  expect((await api().createSet({ ...asked, domain: 'hr' })).repeated).toBe(0);
});

test('PRAC-01 sets drawn at once share no question', async () => {
  const sets = await Promise.all(
    [5, 5, 5, 5].map(() => api().createSet({ ...asked, questionCount: 5 })),
  );
  expect(new Set(sets.flatMap(({ questions }) => questions.map(({ id }) => id))).size).toBe(20);
});

test('PRAC-01 old sets that were not saved are deleted, saved ones stay', async () => {
  const first = await api().createSet(asked);
  await api().saveSet({ setId: first.id, name: 'Monday' });
  for (let n = 0; n < avoidedSets + 3; n++) {
    world.passTime(1000);
    await api().createSet({ ...asked, questionCount: 5 });
  }
  expect(await countRows('question_sets')).toBe(avoidedSets + 1);
  expect((await api().findSet({ setId: first.id })).set?.name).toBe('Monday');
});

test.each([
  ['an unknown domain', { ...asked, domain: 'cooking' }],
  ['an unknown level', { ...asked, experienceLevel: 'expert' }],
  ['another count', { ...asked, questionCount: 7 }],
  ['a count as text', { ...asked, questionCount: '10' }],
  ['no count', { domain: asked.domain, experienceLevel: asked.experienceLevel }],
])('PRAC-01 %s is refused and nothing is stored', async (_case, input) => {
  expect(await world.refusal(() => api().createSet(input as typeof asked))).toBe('INVALID_INPUT');
  expect(await countRows('question_sets')).toBe(0);
});

test('PRAC-01 a set is saved, renamed, listed with its marks, removed, and the removal undone', async () => {
  const { id: setId, questions } = await api().createSet(asked);
  expect((await api().listSets({})).items).toEqual([]);
  await api().saveSet({ setId, name: ' Monday ' });
  await api().saveSet({ setId, name: 'Tuesday' });
  const [one, other] = questions.map(({ id }) => id);
  await api().setMark({ questionId: one ?? '', mark: 'known' });
  await api().setMark({ questionId: other ?? '', mark: 'unsure' });
  expect(await api().listSets({})).toMatchObject({
    items: [{ id: setId, name: 'Tuesday', ...asked, known: 1, unsure: 1 }],
    total: { count: 1 },
  });
  await Promise.all([api().removeSet({ setId }), api().removeSet({ setId })]);
  expect((await api().listSets({})).items).toEqual([]);
  await api().saveSet({ setId, name: 'Tuesday' });
  expect((await api().listSets({})).items).toHaveLength(1);
});

test('PRAC-01 a blank name and an unknown set are refused', async () => {
  const { id: setId } = await api().createSet(asked);
  expect(await world.refusal(() => api().saveSet({ setId, name: ' ' }))).toBe('FIELDS_REQUIRED');
  const unknown = { setId: crypto.randomUUID(), name: 'Monday' };
  expect(await world.refusal(() => api().saveSet(unknown))).toBe('NOT_FOUND');
  expect((await api().listSets({})).items).toEqual([]);
});

test('PRAC-01 nobody saves more sets than the limit, even with concurrent requests', async () => {
  await world.pool.query(
    `insert into question_sets (user_id, id, domain, experience_level, band, question_count, seed, question_ids, repeated, name, saved_at, created_at)
     select $1, gen_random_uuid(), 'design', 'lead', 'senior', 5, 1, '{}', 0, 'Set ' || n, now(), now() from generate_series(1, $2) n`,
    [student.userId, maxSavedSets - 1],
  );
  const sets = [await api().createSet(asked), await api().createSet(asked)];
  const saved = await Promise.allSettled(
    sets.map(({ id: setId }) => api().saveSet({ setId, name: 'Monday' })),
  );
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await api().listSets({})).total.count).toBe(maxSavedSets);
});

test('PRAC-01 sets and marks are private to their student', async () => {
  const { id: setId, questions } = await api().createSet(asked);
  await api().saveSet({ setId, name: 'Monday' });
  await api().setMark({ questionId: questions[0]?.id ?? '', mark: 'unsure' });
  world.passTime(2 * dayMs);
  const other = api(await world.student());
  expect(await other.findSet({ setId })).toEqual({ set: null });
  expect((await other.listSets({})).items).toEqual([]);
  expect((await other.listDue({})).total).toBe(0);
  expect(await world.refusal(() => other.saveSet({ setId, name: 'Mine' }))).toBe('NOT_FOUND');
  await other.removeSet({ setId });
  expect((await api().listSets({})).items).toMatchObject([{ name: 'Monday' }]);
});

test('PRAC-01 an unsure question comes back the next day, and later each time it is known', async () => {
  const { questions } = await api().createSet(asked);
  const questionId = questions[0]?.id ?? '';
  await api().setMark({ questionId, mark: 'unsure' });
  expect(await api().listDue({})).toMatchObject({ items: [], total: 0 });
  world.passTime(dayMs);
  expect(await api().listDue({})).toMatchObject({ items: [{ id: questionId, mark: 'unsure' }] });
  expect(await api().loadDueCount({})).toEqual({ count: 1 });
  // Two tabs at once count as one review.
  await Promise.all([1, 2].map(() => api().setMark({ questionId, mark: 'known' })));
  expect(await api().loadDueCount({})).toEqual({ count: 0 });
  const { nextAt } = await api().listDue({});
  expect(nextAt?.getTime()).toBe(world.now.getTime() + 3 * dayMs - 8 * 3_600_000);
  world.passTime(3 * dayMs);
  expect(await api().loadDueCount({})).toEqual({ count: 1 });
});

test('PRAC-01 a mark shows in the set, is cleared, and an unknown question has none', async () => {
  const { questions } = await api().createSet(asked);
  const questionId = questions[0]?.id ?? '';
  const shown = async () => (await api().findSet({})).set?.questions[0]?.mark;
  await api().setMark({ questionId, mark: 'skip' });
  expect(await shown()).toBe('skip');
  await api().setMark({ questionId, mark: null });
  expect(await shown()).toBeNull();
  expect(await countRows('question_marks')).toBe(0);
  const unknown = { questionId: 'se-e-999', mark: 'known' as const };
  expect(await world.refusal(() => api().setMark(unknown))).toBe('NOT_FOUND');
  expect(await countRows('question_marks')).toBe(0);
});

test('PRAC-01 questions that the bank no longer has are left out of sets and reviews', async () => {
  const { id: setId } = await api().createSet(asked);
  await world.pool.query(
    `update question_sets set question_ids = '{gone-1}' || question_ids[2:] where id = $1`,
    [setId],
  );
  await world.pool.query(
    `insert into question_marks select $1, 'gone-1', 'unsure', 0, now() - interval '9 years', now()`,
    [student.userId],
  );
  expect((await api().findSet({ setId })).set?.questions).toHaveLength(14);
  expect(await api().loadDueCount({})).toEqual({ count: 0 });
});

test('PRAC-01 a review offers at most its limit, longest due first, and says how many are due', async () => {
  const ids = questionDomains.flatMap((domain) => readBank().idsOf(domain, 'mid')).slice(0, 30);
  await world.pool.query(
    `insert into question_marks select $1, id, 'unsure', 0, $3::timestamptz - n * interval '1 day', $3
     from unnest($2::text[]) with ordinality as q(id, n)`,
    [student.userId, ids, world.now],
  );
  const { items, total } = await api().listDue({});
  expect([items.length, total]).toEqual([maxReviewed, 30]);
  expect(items[0]?.id).toBe(ids.at(-1));
});
