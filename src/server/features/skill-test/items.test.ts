import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { isTemplate, makeItem } from '#domain/skill-test/create-random.ts';
import { findItemFaults } from '#domain/skill-test/find-item-faults.ts';
import type { GeneratedQuestion, TestItem } from '#domain/skill-test/test-item.ts';
import { createDemoSet } from '#server/db/demo/demo-set.ts';
import { itemHead, generatedQuestion } from './imported-items.ts';

const files = import.meta.glob<{ items?: TestItem[] }>('../../../../content/skill-tests/*.ts', {
  eager: true,
});
const domains = Object.entries(files).flatMap(([path, { items }]) =>
  items ? [{ domain: path.slice(path.lastIndexOf('/') + 1, -3), items }] : [],
);
const known = new Set([...anyCase.values(), ...exactCase.values()]);
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);

let printed: string[] = [];
let timers: { at: number; run: () => void }[] = [];
let now = 0;

function log(...values: unknown[]) {
  if (values.some((value) => typeof value === 'object' && value !== null))
    throw new Error('prints an object, whose form depends on the engine');
  printed.push(values.map(String).join(' '));
}

/** Code runs here inside a function of its own, because a new context each time is slow. */
const context = vm.createContext({
  console: { log },
  queueMicrotask,
  setTimeout: (run: () => void, delay = 0) => timers.push({ at: now + delay, run }),
});
const runCode = (code: string): unknown => vm.runInContext(`(() => {\n${code}\n})()`, context);

/** What the code prints, with timers run in order of their delay. */
async function print(code: string) {
  [printed, timers, now] = [[], [], 0];
  runCode(code);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one timer must end before the next starts
    await new Promise(setImmediate);
    const first = timers.toSorted((one, other) => one.at - other.at)[0];
    if (!first) return printed.join('\n');
    timers.splice(timers.indexOf(first), 1);
    now = first.at;
    first.run();
  }
}

const withoutLineEnds = (text: string) => text.trimEnd().replaceAll(/[ \t]+$/gmu, '');

function failedCases(made: GeneratedQuestion & { kind: 'function' }, code: string) {
  return made.cases.filter(({ arguments: given, expected }) => {
    const call = `JSON.stringify(${made.name}(...${JSON.stringify(given)}))`;
    try {
      const result = runCode(`${code}\nreturn ${call};`);
      return typeof result !== 'string' || !isDeepStrictEqual(JSON.parse(result), expected);
    } catch {
      return true;
    }
  });
}

function rowsOf({ setup, ordered }: GeneratedQuestion & { kind: 'sql' }, query: string) {
  const database = new DatabaseSync(':memory:');
  database.exec(setup);
  const rows = database.prepare(query).all();
  database.close();
  const shown = rows.map((row) => JSON.stringify(Object.values(row)));
  return ordered ? shown : shown.toSorted();
}

function starterRows(made: GeneratedQuestion & { kind: 'sql' }) {
  try {
    return rowsOf(made, made.starter);
  } catch {
    return 'not a query yet';
  }
}

async function faultsOf(made: GeneratedQuestion): Promise<string[]> {
  const faults: string[] = findItemFaults(made);
  const { error } = generatedQuestion.safeParse(made);
  if (error) faults.push(`shape: ${error.message}`);
  if (made.kind === 'output') {
    const printed = await print(made.code.text);
    if (printed === '' || withoutLineEnds(printed) !== withoutLineEnds(made.answer))
      faults.push(`prints ${printed}, not ${made.answer}:\n${made.code.text}`);
  } else if (made.kind === 'text') {
    const shown = `${made.prompt} ${made.code?.text ?? ''}`.toLowerCase();
    const words = made.accepted.flat();
    if (words.some((word) => /[a-z]{2}/iu.test(word) && shown.includes(word)))
      faults.push('the prompt gives the answer away');
  } else if (made.kind === 'function') {
    const failed = failedCases(made, made.solution);
    if (failed.length > 0) faults.push(`solution fails: ${JSON.stringify(failed)}`);
    if (failedCases(made, made.starter).length === 0) faults.push('starter passes');
  } else if (made.kind === 'sql') {
    const rows = rowsOf(made, made.solution);
    if (rows.length === 0) faults.push('no rows');
    if (JSON.stringify(starterRows(made)) === JSON.stringify(rows)) faults.push('starter passes');
  }
  return faults;
}

/** What a student must answer; for SQL the rows that the right query finds. */
function keyOf(made: GeneratedQuestion) {
  if (made.kind === 'choice') return made.options[0];
  if (made.kind === 'output') return made.answer;
  if (made.kind === 'text') return JSON.stringify(made.accepted);
  if (made.kind === 'function') return made.solution + JSON.stringify(made.cases);
  return JSON.stringify(rowsOf(made, made.solution));
}

test('PRAC-02 no two test items have the same id', () => {
  const ids = domains.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const heads = domains.flatMap(({ items }) => items);
  expect(heads.filter((item) => !itemHead.safeParse(item).success)).toEqual([]);
});

test.each(domains)('PRAC-02 $domain: at least 60 items, half of them templates', ({ items }) => {
  expect(items.length).toBeGreaterThanOrEqual(60);
  expect(items.filter(isTemplate).length).toBeGreaterThanOrEqual(items.length / 2);
  expect(items.map(({ skill }) => skill).filter((skill) => !known.has(skill))).toEqual([]);
});

test.each(domains)('PRAC-02 $domain: every answer key is right', async ({ items }) => {
  const faults: string[] = [];
  for (const item of items)
    for (const seed of seeds.slice(0, isTemplate(item) ? 30 : 1))
      // oxlint-disable-next-line no-await-in-loop -- printed output is collected one run at a time
      for (const fault of await faultsOf(makeItem(item, seed)))
        faults.push(`${item.id}, seed ${seed}: ${fault}`);
  expect(faults).toEqual([]);
});

test.each(domains)('PRAC-02 $domain: templates differ between attempts', ({ items }) => {
  const alike = items.filter(isTemplate).flatMap((item) => {
    const made = seeds.map((seed) => makeItem(item, seed));
    const forms = new Set(made.map((each) => JSON.stringify(each))).size;
    const keys = new Set(made.map(keyOf)).size;
    return forms < 20 || keys < 3 ? [`${item.id}: ${forms} forms, ${keys} answers`] : [];
  });
  expect(alike).toEqual([]);
});

/** What plain JavaScript can show. A right answer counts as evidence of the item's skill. */
const shownByCode = [
  ...['JavaScript', 'JSON', 'Algorithms', 'Data structures', 'Statistics'],
  ...['Data analysis', 'Machine learning', 'Networking'],
];

test.each(domains)('PRAC-02 $domain: no JavaScript stands for a tool', ({ items }) => {
  const tools = items.filter((item) => {
    const { kind } = makeItem(item, 1);
    return (kind === 'output' || kind === 'function') && !shownByCode.includes(item.skill);
  });
  expect(tools.map(({ id, skill }) => `${id}: ${skill}`)).toEqual([]);
});

test('PRAC-02 the demo student’s tests have the grades that their answers deserve', () => {
  const set = createDemoSet({ now: new Date('2026-11-24T00:00:00Z'), passwordHash: '' });
  const known = new Map(domains.flatMap(({ items }) => items.map((item) => [item.id, item])));
  expect(set.testAttempts).toHaveLength(2);
  for (const { itemId, answer = '', isRight } of set.testAnswers) {
    const item = known.get(itemId);
    const made = item && !isTemplate(item) ? makeItem(item, 1) : undefined;
    if (made?.kind !== 'choice') throw new Error(`${itemId} is not a choice that stays the same.`);
    expect(made.options, itemId).toContain(answer);
    expect(answer === made.options[0], itemId).toBe(isRight);
  }
});
