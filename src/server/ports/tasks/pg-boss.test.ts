import { pino } from 'pino';
import { v7 } from 'uuid';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { useDatabase } from '#testing/database.ts';
import { idleHandlers } from '#testing/idle-handlers.ts';
import { soon } from '#testing/soon.ts';
import { createPgBossTasks } from './pg-boss.ts';
import { prepareTasks } from './prepare-tasks.ts';
import { taskNames } from './task-names.ts';
import type { TaskHandler, Tasks } from './tasks.ts';

const database = useDatabase();
const log = pino({ level: 'silent' });
const opened: Tasks[] = [];

beforeAll(() => prepareTasks({ connectionString: database.connectionString, log }));

afterEach(async () => {
  await Promise.all(opened.splice(0).map((tasks) => tasks.stop({ graceMs: 0 })));
  await database.pool.query('delete from tasks.job');
});

function openTasks(connectionString = database.connectionString): Tasks {
  const tasks = createPgBossTasks({ connectionString, log });
  opened.push(tasks);
  return tasks;
}

function payloadFor(id: string) {
  return {
    mail: { id, to: 'asha@demo.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  };
}

type Row = { name: string; state: string; retry_count: number; data: { mail: { id: string } } };

async function rows(): Promise<Row[]> {
  return (
    await database.pool.query<Row>(
      'select name, state, retry_count, data from tasks.job order by created_on',
    )
  ).rows;
}

/** Skips the back-off delays. */
async function passRetryDelays(): Promise<void> {
  await database.pool.query("update tasks.job set start_after = now() where state = 'retry'");
}

async function startWith(
  handler: TaskHandler<'mail.send'>,
  connectionString?: string,
): Promise<Tasks> {
  const tasks = openTasks(connectionString);
  await tasks.start({ ...idleHandlers, 'mail.send': handler });
  return tasks;
}

test('REL-11 a task exists if and only if the transaction that added it committed', async () => {
  const tasks = openTasks();
  const [kept, lost] = [v7(), v7()];
  await database.db.transaction(async (tx) => {
    await tasks.add(tx, 'mail.send', payloadFor(kept));
    expect(await rows()).toEqual([]);
  });
  const failing = database.db.transaction(async (tx) => {
    await tasks.add(tx, 'mail.send', payloadFor(lost));
    throw new Error('the verb failed');
  });
  await expect(failing).rejects.toThrow('the verb failed');
  expect((await rows()).map((row) => row.data.mail.id)).toEqual([kept]);
});

test('REL-11 as many transactions as the pool has connections can add tasks concurrently', async () => {
  const tasks = openTasks();
  await Promise.all(
    Array.from({ length: 30 }, () =>
      database.db.transaction((tx) => tasks.add(tx, 'mail.send', payloadFor(v7()))),
    ),
  );
  expect(await rows()).toHaveLength(30);
});

test('REL-11 one key is one task, even when added twice concurrently or after the task is done', async () => {
  const handled = vi.fn(() => Promise.resolve());
  const tasks = await startWith(handled);
  const id = v7();
  await Promise.all(
    [1, 2, 3].map(() => tasks.add(database.db, 'mail.send', payloadFor(id), { key: id })),
  );
  await soon(async () => expect((await rows()).map((row) => row.state)).toEqual(['completed']));
  await tasks.add(database.db, 'mail.send', payloadFor(id), { key: id });
  await tasks.add(database.db, 'mail.send', payloadFor(id), { key: `${id}.other` });
  await soon(async () =>
    expect((await rows()).map((row) => row.state)).toEqual(['completed', 'completed']),
  );
  expect(handled).toHaveBeenCalledTimes(2);
});

test('REL-11 a task runs within a second of its commit, and a hundred at once run without pauses', async () => {
  const done = new Map<string, number>();
  const tasks = await startWith(({ mail }) =>
    Promise.resolve(void done.set(mail.id, performance.now())),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const waits: number[] = [];
  for (const id of ['one', 'two', 'three', 'four', 'five']) {
    const added = performance.now();
    await tasks.add(database.db, 'mail.send', payloadFor(id));
    await soon(() => expect(done.has(id)).toBe(true), { timeout: 2_000, interval: 10 });
    waits.push((done.get(id) ?? Infinity) - added);
  }
  expect(Math.max(...waits)).toBeLessThan(1_000);
  expect(waits.toSorted((x, y) => x - y)[2]).toBeLessThan(250);

  const addedMany = performance.now();
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < 100; n++) await tasks.add(tx, 'mail.send', payloadFor(`many-${n}`));
  });
  await soon(() => expect(done.size).toBe(105), { timeout: 8_000, interval: 20 });
  expect(Math.max(...done.values()) - addedMany).toBeLessThan(3_000);
});

test('REL-11 a delayed task does not start early', async () => {
  const handled = vi.fn(() => Promise.resolve());
  const tasks = await startWith(handled);
  const inAMinute = new Date(Date.now() + 60_000);
  await tasks.add(database.db, 'mail.send', payloadFor('later'), { startAfter: inAMinute });
  await tasks.add(database.db, 'mail.send', payloadFor('now'));
  await soon(async () =>
    expect((await rows()).map((row) => row.state).sort()).toEqual(['completed', 'created']),
  );
  expect(handled).toHaveBeenCalledTimes(1);
  const {
    rows: [row],
  } = await database.pool.query<{ start_after: Date }>(
    "select start_after from tasks.job where state = 'created'",
  );
  expect(row?.start_after).toEqual(inAMinute);
});

test('REL-12 a poison task is attempted five times with growing delays, becomes a dead letter, and blocks no other', async () => {
  const tried: string[] = [];
  const delivered = new Set<string>();
  const tasks = await startWith(({ mail }) => {
    tried.push(mail.id);
    if (mail.id === 'poison') return Promise.reject(new Error('this can never work'));
    delivered.add(mail.id);
    return Promise.resolve();
  });
  await tasks.add(database.db, 'mail.send', payloadFor('poison'));
  const pauses: number[] = [];
  for (let round = 1; round <= 5; round++) {
    await tasks.add(database.db, 'mail.send', payloadFor(`good-${round}`));
    await soon(() => expect(delivered.size).toBe(round));
    await soon(() => expect(tried.filter((id) => id === 'poison')).toHaveLength(round), {
      timeout: 9_000,
    });
    if (round === 5) break;
    const pause = await soon(async () => {
      const {
        rows: [row],
      } = await database.pool.query<{ seconds: number }>(
        "select extract(epoch from start_after - now())::float8 as seconds from tasks.job where state = 'retry'",
      );
      if (!row) throw new Error('not put back yet');
      return row.seconds;
    });
    pauses.push(pause);
    await passRetryDelays();
  }
  await soon(async () => {
    const poison = (await rows()).filter((row) => row.data.mail.id === 'poison');
    expect(poison.map((row) => [row.name, row.state]).sort()).toEqual([
      ['dead-letters', 'created'],
      ['mail.send', 'failed'],
    ]);
  });
  expect(tried.filter((id) => id === 'poison')).toHaveLength(5);
  const { items, count } = await tasks.listFailed(database.db, 10);
  expect([count, items]).toMatchObject([
    1,
    [{ name: 'mail.send', tries: 5, problem: 'this can never work' }],
  ]);
  const [letter] = items;
  const taken = await tasks.takeFailed(database.db, letter?.id ?? '');
  if (taken === undefined) throw new Error('It is among those that gave up.');
  await tasks.add(database.db, taken.name, taken.payload);
  await soon(() => expect(tried.filter((id) => id === 'poison')).toHaveLength(6), {
    timeout: 9_000,
  });
  expect((await tasks.listFailed(database.db, 10)).count).toBe(0);
  for (const [n, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThan(20 * 2 ** n - 2);
    expect(pause).toBeLessThanOrEqual(40 * 2 ** n);
  }
}, 60_000);

test('REL-12 a task that hangs blocks no other', async () => {
  const delivered = new Set<string>();
  const tasks = await startWith(({ mail }, { signal }) => {
    if (mail.id !== 'hangs') return Promise.resolve(void delivered.add(mail.id));
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  await tasks.add(database.db, 'mail.send', payloadFor('hangs'));
  for (let n = 0; n < 20; n++) await tasks.add(database.db, 'mail.send', payloadFor(`good-${n}`));
  await soon(() => expect(delivered.size).toBe(20), { timeout: 5_000 });
});

test('REL-40 stopping lets running tasks finish, and starts no new one', async () => {
  const ended: string[] = [];
  const begun = Promise.withResolvers<void>();
  const tasks = await startWith(async ({ mail }) => {
    begun.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    ended.push(mail.id);
  });
  await tasks.add(database.db, 'mail.send', payloadFor('running'));
  await begun.promise;
  await tasks.stop({ graceMs: 5_000 });
  expect(ended).toEqual(['running']);
  expect((await rows()).map((row) => row.state)).toEqual(['completed']);
});

test('REL-40 tasks unfinished after the grace period are aborted and released as never attempted', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const tasks = await startWith((_, { signal }) => {
    begun.resolve(signal);
    return new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted'))),
    );
  });
  await tasks.add(database.db, 'mail.send', payloadFor('long'));
  const signal = await begun.promise;
  const stopping = performance.now();
  await tasks.stop({ graceMs: 200 });
  expect(performance.now() - stopping).toBeLessThan(10_000);
  expect(signal.aborted).toBe(true);
  expect(await rows()).toMatchObject([{ state: 'created', retry_count: 0 }]);

  const handled = vi.fn(() => Promise.resolve());
  await startWith(handled);
  await soon(async () =>
    expect(await rows()).toMatchObject([{ state: 'completed', retry_count: 0 }]),
  );
  expect(handled).toHaveBeenCalledTimes(1);
});

test('REL-02 the runner survives losing every connection, and continues', async () => {
  const delivered = new Set<string>();
  const tasks = await startWith(({ mail }) => Promise.resolve(void delivered.add(mail.id)));
  for (let round = 0; round < 3; round++) {
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'firstrung-tasks%'",
    );
    await tasks.add(database.db, 'mail.send', payloadFor(`after-${round}`));
    await soon(() => expect(delivered.has(`after-${round}`)).toBe(true), { timeout: 7_000 });
  }
}, 30_000);

test('REL-02 the runner waits during a database outage, and runs what was added meanwhile', async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const delivered = new Set<string>();
  const elsewhere = openTasks();
  const tasks = await startWith(
    ({ mail }) => Promise.resolve(void delivered.add(mail.id)),
    proxy.connectionString,
  );
  proxy.cut();
  await elsewhere.add(database.db, 'mail.send', payloadFor('meanwhile'));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect([...delivered]).toEqual([]);
  proxy.restore();
  await soon(() => expect([...delivered]).toEqual(['meanwhile']), { timeout: 8_000 });
  await tasks.stop({ graceMs: 0 });
});

test('REL-41 several processes that prepare the tasks concurrently leave one schema and no error', async () => {
  await database.pool.query('drop schema tasks cascade');
  await Promise.all(
    Array.from({ length: 8 }, () =>
      prepareTasks({ connectionString: database.connectionString, log }),
    ),
  );
  const { rows } = await database.pool.query<{ name: string; retry: number; expire: number }>(
    'select name, retry_limit as retry, expire_seconds as expire from tasks.queue',
  );
  const queues = new Map(rows.map(({ name, ...queue }) => [name, queue]));
  expect([...queues.keys()].toSorted()).toEqual([...taskNames, 'dead-letters'].toSorted());
  expect(queues.get('mail.send')).toEqual({ retry: 4, expire: 120 });
  // The alerts of one morning take longer than a mail; a second run must not start beside it.
  expect(queues.get('job-alerts.send')).toEqual({ retry: 4, expire: 3_600 });
});
