import { eq, like } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { fewestItemAnswers, sortItems } from '#domain/skill-test/item-statistics.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { testAnswers, testAttempts, testItems } from '#server/db/tables/skill-tests.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let admin: Awaited<ReturnType<World['admin']>>;
let student: Student;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => {
  admin = await world.admin();
  student = await world.student();
  await world.db.delete(testItems);
});

const api = () => world.call(admin).skillTest;
const choice = {
  ...{ kind: 'choice', prompt: 'Which one?', explanation: 'Because.' },
  options: ['secret key', 'b', 'c', 'd'],
};
const text = { kind: 'text', prompt: 'Name it.', explanation: 'So.', accepted: [['race']] };
const code = {
  ...{ kind: 'function', prompt: 'Double it.', explanation: 'Twice.', name: 'twice' },
  starter: 'function twice(x) {\n}',
  solution: 'const twice = (x) => 2 * x;',
  cases: [1, 2, 3, 4, 5].map((x) => ({ arguments: [x], expected: 2 * x })),
};
const query = {
  ...{ kind: 'sql', prompt: 'Count.', explanation: 'count(*)', ordered: false },
  setup: 'create table t (a integer); insert into t values (1), (2);',
  starter: 'select',
  solution: 'select count(*) from t',
};
const print = {
  ...{ kind: 'output', prompt: 'What is printed?', explanation: 'A sum.', answer: '3' },
  code: { language: 'javascript', text: 'console.log(1 + 2);' },
};
let count = 0;
const item = (question: object, change: object = {}) => ({
  ...{ id: `private-${++count}`, domain: 'mobile', difficulty: 'easy', skill: 'CSS' },
  ...{ question, ...change },
});
const importFile = (items: unknown) =>
  api().importItems({ file: typeof items === 'string' ? items : JSON.stringify(items) });
const stored = () => world.db.select().from(testItems);

test('PRAC-02 an administrator imports items of every kind, and the audit log names them', async () => {
  const items = [choice, text, code, query, print].map((question) => item(question));
  expect(await importFile(items)).toEqual({ imported: 5, problems: [] });
  expect((await stored()).map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id));
  const [entry] = await world.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'test-items.imported'));
  expect(entry?.after).toEqual({ ids: items.map(({ id }) => id) });
  const rows = await api().listItems({ domain: 'mobile' });
  expect(rows.filter(({ isImported }) => isImported)).toHaveLength(5);
  expect(JSON.stringify(rows)).not.toContain('secret key');
});

test.each([
  ['no JSON', '[', 'json'],
  ['a character that can’t be stored', '["\\u0000"]', 'json'],
  ['no list', {}, 'shape'],
  ['an empty list', [], 'shape'],
  ['51 items', Array.from({ length: 51 }, () => item(choice)), 'shape'],
  ['an unknown domain', [item(choice, { domain: 'cooking' })], 'shape'],
  ['an unknown field', [item(choice, { key: 'x' })], 'shape'],
  ['a bad id', [item(choice, { id: 'A b' })], 'shape'],
  ['an unknown kind', [item({ ...choice, kind: 'essay' })], 'shape'],
  ['a name that is code', [item({ ...code, name: 'f(); g' })], 'shape'],
  ['a blank text', [item({ ...choice, prompt: ' ' })], 'blank'],
  ['options alike', [item({ ...choice, options: ['a', 'a ', 'b', 'c'] })], 'options'],
  ['nothing accepted', [item({ ...text, accepted: [] })], 'accepted'],
  ['a list as answer', [item({ ...text, accepted: [['x'.repeat(121)]] })], 'accepted'],
  ['too few cases', [item({ ...code, cases: code.cases.slice(1) })], 'cases'],
  ['an order that is not asked for', [item({ ...query, ordered: true })], 'cases'],
  ['a solved starter', [item({ ...code, starter: code.solution })], 'starter'],
  ['an unknown skill', [item(choice, { skill: 'Xyzzy' })], 'skill'],
  ['an id of the product', [item(choice, { id: 'fe-clickable-div' })], 'id'],
  ['an id twice', [item(choice, { id: 'twice' }), item(choice, { id: 'twice' })], 'id'],
  ['a wrong solution', [item({ ...code, solution: 'const twice = (x) => x;' })], 'solution'],
  ['a query that fails', [item({ ...query, solution: 'select nothing' })], 'solution'],
  ['a wrong output', [item({ ...print, answer: '4' })], 'solution'],
])(
  'PRAC-02 a file with %s is refused as a whole, with the reason',
  async (_case, file, problem) => {
    const items = Array.isArray(file) && file.length === 1 ? [item(choice), ...file] : file;
    const result = await importFile(items);
    expect(result.imported).toBe(0);
    expect(result.problems.map((each) => each.problem)).toContain(problem);
    expect(await stored()).toEqual([]);
  },
);

test('PRAC-02 one file imported twice at once is stored once', async () => {
  const items = [item(choice), item(text)];
  const results = await Promise.all([importFile(items), importFile(items)]);
  expect(results.reduce((sum, { imported }) => sum + imported, 0)).toBe(2);
  expect(await stored()).toHaveLength(2);
});

test('PRAC-02 students get imported items without the key, and no longer once they are removed', async () => {
  const ids = Array.from({ length: 50 }, () => item(choice)).map((each) => each.id);
  await importFile(ids.map((id) => item(choice, { id })));
  const own = world.call(student).skillTest;
  const asked = async () => {
    const running = await own.createAttempt({ domain: 'mobile', questionCount: 5 });
    const rows = await world.db
      .select()
      .from(testAnswers)
      .where(eq(testAnswers.attemptId, running.id));
    return { running, imported: rows.filter(({ itemId }) => ids.includes(itemId)) };
  };
  let found = await asked();
  for (let tries = 0; found.imported.length === 0 && tries < 20; tries++) {
    await own.submitAttempt({ attemptId: found.running.id });
    world.passTime(1000);
    found = await asked();
  }
  expect(found.imported.length).toBeGreaterThan(0);
  const sent = JSON.stringify(found.running);
  expect(sent).not.toMatch(/Because\.|"explanation"/u);
  const [one] = found.imported;
  if (!one) throw new Error('No imported item.');
  await Promise.allSettled(ids.map((itemId) => api().removeItem({ itemId })));
  expect(await world.refusal(() => api().removeItem({ itemId: ids[0] ?? '' }))).toBe('NOT_FOUND');
  await own.saveAnswer({
    ...{ attemptId: found.running.id, place: one.place, version: 0 },
    answer: 'secret key',
  });
  const review = await own.submitAttempt({ attemptId: found.running.id });
  expect(review.questions[one.place]).toMatchObject({ isRight: true, explanation: 'Because.' });
  for (let tries = 0; tries < 5; tries++) {
    world.passTime(1000);
    const { running, imported } = await asked();
    expect(imported).toEqual([]);
    await own.submitAttempt({ attemptId: running.id });
  }
});

/** Graded tests with two questions each: the answer to `id`, and to another item. */
async function addGraded(id: string, pairs: [right: boolean, other: boolean][]): Promise<void> {
  for (const [right, other] of pairs) {
    const attemptId = uuid();
    await world.db.insert(testAttempts).values({
      ...{ userId: student.userId, id: attemptId, domain: 'devops', seed: 1, itemIds: [id, 'x'] },
      ...{ startsAt: world.now, endsAt: world.now, submittedAt: world.now, gradedAt: world.now },
      ...{ score: 50, counts: false, passed: false },
    });
    await world.db.insert(testAnswers).values(
      [right, other].map((isRight, place) => ({
        ...{ userId: student.userId, attemptId, place, itemId: place === 0 ? id : 'x' },
        ...{ answer: 'given', isRight },
      })),
    );
  }
}
const times = (n: number, pair: [boolean, boolean]) => Array.from({ length: n }, () => pair);
const rowOf = async (id: string) =>
  (await api().listItems({ domain: 'devops' })).find((row) => row.id === id);

test('PRAC-02 an item has statistics from 50 answers on, by the formula', async () => {
  const [first] = await api().listItems({ domain: 'devops' });
  const id = first?.id ?? '';
  await addGraded(id, [...times(20, [true, true]), ...times(9, [true, false])]);
  await addGraded(id, [...times(5, [false, true]), ...times(15, [false, false])]);
  expect(await rowOf(id)).toMatchObject({ answers: 49, share: null, discrimination: null });
  await addGraded(id, [[true, false]]);
  const row = await rowOf(id);
  expect(row).toMatchObject({ answers: fewestItemAnswers, share: 0.6 });
  // The phi coefficient of 20, 10, 5 and 15.
  expect(row?.discrimination).toBeCloseTo((20 * 15 - 10 * 5) / Math.sqrt(30 * 20 * 25 * 25), 10);
  await world.db.update(testAnswers).set({ answer: ' ' }).where(eq(testAnswers.itemId, id));
  expect(await rowOf(id)).toMatchObject({ answers: 0 });
  await world.db.delete(testAttempts).where(like(testAttempts.domain, 'devops'));
});

test('PRAC-02 items are sorted both ways, those without a value last', () => {
  const items = [
    { id: 'a', answers: 60, share: 0.5, discrimination: null },
    { id: 'b', answers: 3, share: null, discrimination: null },
    { id: 'c', answers: 70, share: 0.2, discrimination: 0.3 },
  ];
  const ids = (...given: [Parameters<typeof sortItems>[1], boolean]) =>
    sortItems(items, ...given)
      .map(({ id }) => id)
      .join('');
  expect(ids('item', true)).toBe('cba');
  expect(ids('answers', false)).toBe('bac');
  expect(ids('share', false)).toBe('cab');
  expect(ids('share', true)).toBe('acb');
  expect(ids('discrimination', true)).toBe('cab');
});
