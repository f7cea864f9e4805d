import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cast, createCast } from '#testing/cast.ts';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
  cast = await createCast(server);
});
afterAll(() => server?.[Symbol.asyncDispose]());

const path = () => `/api/applications/${cast.applicationId}/messages`;
async function send(body: string, key: string = crypto.randomUUID(), at = server) {
  const response = await at.newClient().send(
    'POST',
    path(),
    { body },
    {
      cookie: cast.people.student.cookie(),
      'idempotency-key': key,
    },
  );
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
}
const list = async () => {
  const { rows } = await server.database.pool.query<{ body: string }>(
    'select body from application_messages where body like $1 order by body',
    ['Fault%'],
  );
  return rows.map(({ body }) => body);
};
const isSent = async (body: string, key: string) => (await send(body, key)).status === 200;

test('REL-44 while the database takes no writes, reading works, and a refused message can be sent once afterwards', async () => {
  const { pool, connectionString } = server.database;
  const { pathname } = new URL(connectionString);
  const name = pathname.slice(1);
  const setReadOnly = async (value: 'on' | 'off') => {
    await pool.query(`set default_transaction_read_only = off`);
    await pool.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    // Only the role itself may end its connections.
    await server.database.app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'firstrung' and usename = current_user`,
    );
  };
  await setReadOnly('on');
  const key = crypto.randomUUID();
  await soon(async () =>
    expect(await send('Fault: read-only', key)).toMatchObject({ status: 503 }),
  );
  expect((await send('Fault: read-only', key)).retryAfter).toBe('5');
  expect((await cast.people.student.fetch('/api/own-applications')).status).toBe(200);
  await setReadOnly('off');
  await soon(async () => expect(await isSent('Fault: read-only', key)).toBe(true));
  expect(await isSent('Fault: read-only', key)).toBe(true);
  expect((await list()).filter((body) => body.includes('read-only'))).toHaveLength(1);
});

test('REL-44 while the disk of the database is full, a message is refused whole, and the same key sends it once afterwards', async () => {
  const { pool } = server.database;
  await pool.query(`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await pool.query(`create trigger disk_full before insert on notifications
    for each statement execute function disk_full()`);
  const key = crypto.randomUUID();
  expect(await send('Fault: full', key)).toEqual({ status: 503, retryAfter: '5' });
  expect((await list()).some((body) => body.includes('full'))).toBe(false);
  await pool.query('drop function disk_full cascade');
  expect(await isSent('Fault: full', key)).toBe(true);
  expect((await list()).filter((body) => body.includes('full'))).toHaveLength(1);
});

test('REL-44 a database that answers a tenth of a second later slows requests down and fails none', async () => {
  await using proxy = await startDatabaseProxy(server.database.connectionString);
  const config = { DATABASE_URL: proxy.connectionString };
  await using other = await startTestServer({ web: plainWeb(), beside: server, config });
  proxy.delay(100);
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((each) => send(`Fault: slow ${each}`, crypto.randomUUID(), other)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await list()).filter((body) => body.includes('slow'))).toHaveLength(3);
});

test('REL-44 a clock that jumps ahead and back ends no session for good and loses no message', async () => {
  const { student } = cast.people;
  const isSignedIn = async () => (await student.fetch('/api/own-applications')).status === 200;
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 });
    expect(await isSignedIn()).toBe(false);
    vi.setSystemTime(Date.now() - 4 * 60 * 60_000);
    expect(await isSignedIn()).toBe(true);
    expect((await send('Fault: clock behind')).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
  expect((await send('Fault: clock right')).status).toBe(200);
  expect((await list()).filter((body) => body.includes('clock'))).toHaveLength(2);
});
