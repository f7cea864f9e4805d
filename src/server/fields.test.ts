import { ORPCError } from '@orpc/server';
import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { core, ZodType } from 'zod';
import { addTwin, prepareTwins } from '#testing/add-twin.ts';
import { allTables } from '#testing/all-tables.ts';
import type { ValidCall } from '#testing/calls/call.ts';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { type Change, noteChanges } from '#testing/note-changes.ts';
import { notingDatabase } from '#testing/record-statements.ts';
import { createWorld, type World } from '#testing/world.ts';
import type { Ctx } from './context.ts';
import type { ModelPort } from './ports/model/model.ts';

/** Every column under both its names, with a valid value. */
const columns = new Map<string, unknown>();
for (const table of allTables) {
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const values: Record<string, unknown> = { boolean: true, number: 1, date: new Date(0) };
    const value = column.enumValues?.at(-1) ?? values[column.dataType] ?? 'x';
    columns.set(name, value).set(column.name, value);
  }
}

let world: World;
let takeChanges: () => Promise<Change[]>;
let db: Ctx['db'];
const statements = new Set<string>();
const prepared = new Map<string, ValidCall>();

beforeAll(async () => {
  world = await createWorld();
  takeChanges = await noteChanges(world.pool);
  await prepareTwins(world);
  db = notingDatabase(world, (text) => void statements.add(text));
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** A language model that rewords lines, the second without the pay. */
const model: ModelPort = {
  async complete({ answer }) {
    const said = answer.read({
      wordings: [{ line: 0, text: 'In 2 hours baked 40 loaves' }],
      rewrites: [
        { line: 0, text: 'Be an expert.' },
        { line: 1, text: 'An expert' },
      ],
    });
    if (said === undefined) throw new Error('The answer has another shape.');
    return said;
  },
};

const mayBeEmpty = new Set([
  // Hidden until the session is over.
  'practice.startAnswer.answers[].points',
  // Booked interviews have no times to choose from.
  'interview.listWeek.items[].slots',
  // A valid file has none.
  'skillTest.importItems.problems',
  'posting.importAsAdmin.problems',
]);

describe.each(procedures)('$name', ({ name, meta, input, output, prepare }) => {
  let call: ValidCall;
  let answer: unknown;
  beforeAll(async () => {
    call = await prepare(world);
    prepared.set(name, call);
  });

  /** Makes the same valid call each time, with `extra` added to its input. */
  const ask = (extra: Record<string, unknown> = {}) =>
    callProcedure(
      world,
      name,
      { ...call, input: { ...call.input, ...extra } },
      { idempotencyKey: `key-of-${name}`, model, db },
    );

  test('SEC-03 ignores table columns outside its own fields, and writes nothing', async () => {
    const own = new Set(Object.keys(shapeOf(input)));
    const extras = [...columns].filter(([key]) => !own.has(key));
    expect(extras.length).toBeGreaterThan(100);
    await takeChanges();
    // Each extra field alone against the schema, which says what it rejects; then all and one
    // against the call that uses it.
    const accepted = extras.flatMap(([key, value]) => {
      const issues = input.safeParse({ ...call.input, [key]: value }).error?.issues;
      return isUnknownField(issues, key) ? [] : [{ key, issues }];
    });
    expect(accepted).toEqual([]);
    for (const extra of [Object.fromEntries(extras), { isAdmin: true }]) {
      const error = await ask(extra).catch((refused: unknown) => refused);
      expect(error).toBeInstanceOf(ORPCError);
      expect(error).toMatchObject({ code: 'INVALID_INPUT', status: 400 });
    }
    expect(await takeChanges()).toEqual([]);
  });

  test('SEC-03 answers with exactly the fields of its contract', async () => {
    answer = await ask();
    const wrong: string[] = [];
    const lists = new Map<string, boolean>();
    compareKeys(output, answer, name, wrong, lists);
    // Some rows may have an empty list, but not all.
    for (const [path, isFilled] of lists)
      if (!isFilled && !mayBeEmpty.has(path))
        wrong.push(`${path} is empty: the test has to show a row of it`);
    expect(wrong).toEqual([]);
  });

  if (!meta.takesKey) return;
  test('REL-46 retried with its key returns exactly the first answer and writes nothing', async () => {
    await takeChanges();
    const again = await ask();
    expect(again).toEqual(answer);
    expect(JSON.stringify(again)).toBe(JSON.stringify(answer));
    expect(await takeChanges()).toEqual([]);
  });
});

const ownReadings = procedures
  .filter(({ method, meta }) => method === 'GET' && meta.audience === 'student')
  .map((procedure) => [procedure.name, procedure] as const);

test.each(ownReadings)(
  'SEC-05 %s answers the same when somebody else has the same rows',
  async (name, { prepare }) => {
    const call = prepared.get(name) ?? (await prepare(world));
    const ask = () => callProcedure(world, name, call, { model, db });
    const before = await ask();
    await addTwin(world, call.by.userId);
    expect(await ask()).toEqual(before);
  },
);

test('SEC-05 no statement of these calls compares a column with itself', () => {
  // In a query of one table, a column in a fragment of SQL has no table: there `eq` adds it.
  const self = /(?<![.\w"])("\w+") = \1(?![.\w"])/u;
  expect([...statements].filter((text) => self.test(text))).toEqual([]);
  expect(statements.size).toBeGreaterThan(10);
});

/** A plain comparison: an expectation for each of 200,000 fields takes half a minute. */
function isUnknownField(issues: core.$ZodIssue[] | undefined, field: string): boolean {
  const [issue, ...others] = issues ?? [];
  if (issue?.code !== 'unrecognized_keys' || others.length > 0) return false;
  return issue.path.length === 0 && issue.keys.join() === field;
}

type Definition = {
  type: string;
  shape?: Record<string, ZodType>;
  element?: ZodType;
  innerType?: ZodType;
  options?: ZodType[];
  discriminator?: string;
  values?: unknown[];
};

const definitionOf = (schema: ZodType) => schema._zod.def as unknown as Definition;

function shapeOf(schema: ZodType): Record<string, ZodType> {
  const { shape } = definitionOf(schema);
  if (shape === undefined) throw new Error('Every procedure takes an object.');
  return shape;
}

/** Reports fields that a value has beyond its schema, or lacks, and which lists have rows. */
function compareKeys(
  schema: ZodType,
  value: unknown,
  path: string,
  wrong: string[],
  lists: Map<string, boolean>,
): void {
  const { type, element, innerType, options, discriminator = '' } = definitionOf(schema);
  if (type === 'array' && element && Array.isArray(value)) {
    lists.set(path, lists.get(path) === true || value.length > 0);
    for (const each of value) compareKeys(element, each, `${path}[]`, wrong, lists);
  } else if ((type === 'nullable' || type === 'optional') && innerType) {
    if (value !== null && value !== undefined) compareKeys(innerType, value, path, wrong, lists);
  } else if (type === 'union' && options) {
    const kind = (value as Record<string, unknown>)[discriminator];
    const option = options.find((each) =>
      definitionOf(shapeOf(each)[discriminator] as ZodType).values?.includes(kind),
    );
    if (option === undefined) wrong.push(`${path} is of no known kind`);
    else compareKeys(option, value, path, wrong, lists);
  } else if (type === 'object') {
    const shape = shapeOf(schema);
    const keys = Object.keys(value as object);
    if (keys.toSorted().join() !== Object.keys(shape).toSorted().join()) {
      wrong.push(`${path} has ${keys.join()} instead of ${Object.keys(shape).join()}`);
    }
    for (const [key, inner] of Object.entries(shape)) {
      compareKeys(inner, (value as Record<string, unknown>)[key], `${path}.${key}`, wrong, lists);
    }
  }
}
