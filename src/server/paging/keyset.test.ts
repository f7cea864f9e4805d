import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { keyset, type Paging } from './keyset.ts';

const things = pgTable('things', {
  id: uuid('id').primaryKey(),
  at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
});
const database = useDatabase();

beforeAll(() =>
  database.pool.query('create table things (id uuid primary key, at timestamptz(3) not null)'),
);

async function pageThings(paging: Paging) {
  const key = keyset({ at: things.at, id: things.id }, paging);
  const rows = await database.db
    .select()
    .from(things)
    .where(key.where())
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, (row) => row);
}

/** Reads every page from the newest on, and back again from the last. */
async function walk(limit: number, oldestFirst = false) {
  const ids: string[][] = [];
  let page = await pageThings({ limit, oldestFirst });
  while ((ids.push(page.items.map(({ id }) => id)), page.older !== null)) {
    page = await pageThings({ limit, oldestFirst, after: page.older });
  }
  const back = [page.items.map(({ id }) => id)];
  while (page.newer !== null) {
    page = await pageThings({ limit, oldestFirst, before: page.newer });
    back.unshift(page.items.map(({ id }) => id));
  }
  return { ids, back };
}

test('CAR-01 pages show every row once, newest first, forwards and backwards, even with equal times', async () => {
  const time = fc.integer({ min: 0, max: 3 }).map((ms) => new Date(1_790_000_000_000 + ms));
  const rows = fc.uniqueArray(fc.record({ id: fc.uuid(), at: time }), {
    selector: ({ id }) => id,
    maxLength: 12,
  });
  const page = fc.integer({ min: 1, max: 5 });
  await fc.assert(
    fc.asyncProperty(rows, page, async (values, limit) => {
      await database.db.delete(things);
      if (values.length > 0) await database.db.insert(things).values(values);
      const order = values
        .toSorted((x, y) => y.at.getTime() - x.at.getTime() || (y.id < x.id ? -1 : 1))
        .map(({ id }) => id);
      const { ids, back } = await walk(limit);
      expect(ids.flat()).toEqual(order);
      expect(back.flat()).toEqual(order);
      expect(ids.slice(0, -1).every((each) => each.length === limit)).toBe(true);
      const turned = await walk(limit, true);
      expect(turned.ids.flat()).toEqual(order.toReversed());
      expect(turned.back.flat()).toEqual(order.toReversed());
    }),
    { numRuns: 40 },
  );
});

test('CAR-01 rows dated by the database are not lost between pages', async () => {
  await database.db.delete(things);
  await database.pool.query(
    "insert into things select gen_random_uuid(), now() + n * interval '1 microsecond' from generate_series(1, 2500) n",
  );
  const { ids, back } = await walk(50);
  expect(new Set(ids.flat()).size).toBe(2500);
  expect(back.flat()).toEqual(ids.flat());
});

test('CAR-01 sorting by a time column with finer precision than a cursor throws', () => {
  const fine = pgTable('fine', { at: timestamp('at', { withTimezone: true }), id: uuid('id') });
  expect(() => keyset({ at: fine.at, id: fine.id }, {})).toThrow(
    'at must be a time of millisecond',
  );
});

test.each([
  ['', 'nothing'],
  ['x'.repeat(200), 'letters'],
  [`1790000000000.${'-'.repeat(36)}`, 'an id of hyphens'],
  ['1790000000000.01990000-0000-7000-8000-00000000000G', 'an id with a letter too many'],
  ['999999999999999.01990000-0000-7000-8000-000000000001', 'a year of five digits'],
  ['-1.01990000-0000-7000-8000-000000000001', 'a time before 1970'],
  ['1790000000000.01990000-0000-7000-8000-000000000001.x', 'something after the id'],
  ["1790000000000.01990000-0000-7000-8000-00000000000'", 'a quote'],
])('SEC-43 a forged cursor is refused: %s (%s)', (cursor) => {
  const after = Buffer.from(cursor).toString('base64url');
  expect(() => keyset({ at: things.at, id: things.id }, { after })).toThrow('INVALID_INPUT');
});
