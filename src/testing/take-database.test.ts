import { expect, test } from 'vitest';
import { createDatabase } from './database.ts';
import { dumpDatabase } from './dump-database.ts';
import { takeDatabase } from './take-database.ts';
import { createWorld } from './world.ts';

const skill = "insert into skills (key, name) values ('bread', 'Bread') returning id";

test('HOUSE a reused database is like a new one: no rows, and sequences from the start', async () => {
  await using fresh = await createDatabase();
  const bare = await dumpDatabase(fresh.pool);
  const [first] = (await fresh.pool.query<{ id: number }>(skill)).rows;
  const places = [];
  for (const turn of [1, 2]) {
    await using world = await createWorld();
    places.push(world.connectionString);
    expect([turn, await world.dump()]).toEqual([turn, bare]);
    expect((await world.pool.query(skill)).rows).toEqual([first]);
    const { id: companyId } = await world.company();
    await world.call(await world.admin()).company.remove({ companyId });
    const posting = await world.posting(await world.company());
    await world.application({ posting, student: await world.student() });
  }
  expect(new Set(places).size).toBe(1);
});

test.each([
  ['a column was added', 'alter table skills add column more text'],
  ['a trigger was disabled', 'alter table audit_entries disable trigger audit_entries_are_kept'],
  ['statistics were collected', "insert into skills (key, name) values ('a', 'A'); analyze skills"],
  ['initial rows changed', 'update tasks.queue set monitor_on = now()'],
])('HOUSE a database is not reused when %s', async (_what, statement) => {
  const taken = await takeDatabase();
  await taken.pool.query(statement);
  await taken.drop();
  await using next = await takeDatabase();
  expect(next.connectionString).not.toBe(taken.connectionString);
});

test('HOUSE a database is not reused while a connection is still open', async () => {
  const taken = await takeDatabase();
  const client = await taken.pool.connect();
  await client.query('begin');
  const dropped = taken.drop();
  client.release(true);
  await dropped;
  await using next = await takeDatabase();
  expect(next.connectionString).not.toBe(taken.connectionString);
});
