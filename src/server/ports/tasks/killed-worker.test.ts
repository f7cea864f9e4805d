import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { createMailbox } from '#server/ports/mail/mailbox.ts';
import { useDatabase } from '#testing/database.ts';
import { soon } from '#testing/soon.ts';
import { createPgBossTasks } from './pg-boss.ts';
import { prepareTasks } from './prepare-tasks.ts';

const database = useDatabase();
const log = pino({ level: 'silent' });
const program = fileURLToPath(new URL('./worker.fixture.ts', import.meta.url));

beforeAll(() => prepareTasks({ connectionString: database.connectionString, log }));

async function openBench() {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const sink = join(folder, 'sink');
  const linesOf = () =>
    existsSync(sink) ? readFileSync(sink, 'utf8').split('\n').filter(Boolean) : [];
  return {
    mailbox: createMailbox({ folder: join(folder, 'mails'), now: () => new Date() }),
    sendings: () => linesOf().filter((line) => line !== 'ready'),
    startWorker: async (lingerMs: number) => {
      const before = linesOf().filter((line) => line === 'ready').length;
      const worker = spawn(
        process.execPath,
        [program, database.connectionString, join(folder, 'mails'), sink, String(lingerMs)],
        { stdio: 'inherit' },
      );
      const exited = new Promise<number | null>((resolve) =>
        worker.on('exit', (code) => resolve(code)),
      );
      await soon(
        () => expect(linesOf().filter((line) => line === 'ready')).toHaveLength(before + 1),
        { timeout: 30_000 },
      );
      return { kill: (signal: NodeJS.Signals) => (worker.kill(signal), exited) };
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

async function states(): Promise<string[]> {
  const { rows } = await database.pool.query<{ state: string }>(
    "select distinct state from tasks.job where name = 'mail.send' order by state",
  );
  return rows.map((row) => row.state);
}

test('REL-11 killed workers lose no mail: each is sent at least once under its one id, and shown once', async () => {
  await using bench = await openBench();
  const tasks = createPgBossTasks({ connectionString: database.connectionString, log });
  const events = Array.from({ length: 60 }, () => v7());
  for (const id of events) {
    const mail = {
      id,
      to: 'asha@demo.test',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    };
    await tasks.add(database.db, 'mail.send', { mail }, { key: id });
  }
  for (let cycle = 1; cycle <= 3; cycle++) {
    const worker = await bench.startWorker(100);
    await soon(() => expect(bench.sendings().length).toBeGreaterThanOrEqual(cycle * 8), {
      timeout: 30_000,
      interval: 5,
    });
    await worker.kill('SIGKILL');
    expect(await states()).toContain('active');
    // Expires the heartbeats of the killed worker's tasks.
    await database.pool.query(
      "update tasks.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
    );
    await database.pool.query('update tasks.queue set monitor_on = null');
  }
  const last = await bench.startWorker(0);
  await soon(
    async () => {
      await database.pool.query("update tasks.job set start_after = now() where state = 'retry'");
      expect(await states()).toEqual(['completed']);
    },
    { timeout: 40_000, interval: 250 },
  );
  expect(await last.kill('SIGTERM')).toBe(0);
  await tasks.stop({ graceMs: 0 });

  const sendings = bench.sendings();
  expect(new Set(sendings)).toEqual(new Set(events));
  expect(sendings.length).toBeGreaterThan(events.length);
  expect((await bench.mailbox.list({ limit: 1_000 })).map((mail) => mail.id).sort()).toEqual(
    [...events].sort(),
  );
}, 180_000);

test('REL-40 a worker told to stop exits with 0 and releases its unfinished tasks immediately', async () => {
  await using bench = await openBench();
  await database.pool.query('delete from tasks.job');
  const tasks = createPgBossTasks({ connectionString: database.connectionString, log });
  const worker = await bench.startWorker(60_000);
  for (const id of ['one', 'two']) {
    await tasks.add(database.db, 'mail.send', {
      mail: { id, to: 'asha@demo.test', subject: 'Hello', text: '', html: '' },
    });
  }
  await soon(() => expect(bench.sendings()).toHaveLength(2), { timeout: 5_000 });
  expect(await worker.kill('SIGTERM')).toBe(0);
  expect(await states()).toEqual(['created']);
  await tasks.stop({ graceMs: 0 });
}, 30_000);
