import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationForm, type Cast, createCast } from '#testing/cast.ts';
import { createClient } from '#testing/client.ts';
import { type FakeSmtp, startFakeSmtp } from '#testing/fake-smtp.ts';
import { startMainProcess } from '#testing/main-process.ts';
import { pdf } from '#testing/resume-bytes.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import { soon } from '#testing/soon.ts';
import { applicationMessages } from './db/tables/application-messages.ts';
import { applicationMoves } from './db/tables/applications.ts';

let smtp: FakeSmtp;
let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  server = await startTestServer({ config: { SMTP_URL: smtp.url } });
  cast = await createCast(server);
  await server.database.pool.query("delete from tasks.job where name = 'account.mail-link'");
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await smtp[Symbol.asyncDispose]();
});

type Mailed = { id: string; state: string };
/** Links have a task of their own, because they are not stored. */
const mails = async () =>
  (
    await server.database.pool.query<Mailed>(
      `select coalesce(data->'mail'->>'id', data->>'id') as id, state from tasks.job
       where name in ('mail.send', 'account.mail-link') order by created_on, id`,
    )
  ).rows;

/**
 * Skips the waits of mails and the pauses between attempts, and lets the heartbeats of killed
 * workers expire.
 */
async function passPauses(): Promise<void> {
  const { pool } = server.database;
  await pool.query(
    "update tasks.job set start_after = now() where state = 'retry' or (state = 'created' and name = 'mail.send' and start_after > now())",
  );
  await pool.query(
    "update tasks.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
  );
  await pool.query('update tasks.queue set monitor_on = null');
}

const sentIds = () =>
  smtp.received.map(({ raw }) => /^Message-ID:\s*<([^@>]*)@/mu.exec(raw)?.[1] ?? '');

async function expectAllSent(): Promise<void> {
  await soon(
    async () => {
      await passPauses();
      const asked = await mails();
      expect(new Set(asked.map(({ state }) => state))).toEqual(new Set(['completed']));
      const ids = new Set(asked.map(({ id }) => id));
      expect(ids.size).toBe(asked.length);
      expect(new Set(sentIds())).toEqual(ids);
    },
    { timeout: 40_000, interval: 250 },
  );
}

const start = () =>
  startMainProcess({
    DATABASE_URL: server.database.connectionString,
    DATA_DIR: server.dataDir,
    SMTP_URL: smtp.url,
    STOP_NOTICE: '0',
  });

test('REL-11 REL-32 killing the server around messages and a withdrawal, with mail failing, loses and repeats nothing', async () => {
  const { applicationId } = cast;
  const path = `/api/applications/${applicationId}/messages`;
  const as =
    (origin: string, who: 'student' | 'recruiter') =>
    (address: string, body: unknown, key: string) =>
      createClient(origin).send('POST', address, body, {
        cookie: cast.people[who].cookie(),
        'idempotency-key': key,
      });
  const steps = [
    { who: 'student', address: path, body: { body: 'From the student' } },
    { who: 'recruiter', address: path, body: { body: 'From the recruiter' } },
    {
      who: 'student',
      address: `/api/own-applications/${applicationId}/withdraw`,
      body: { to: 'withdrawn', version: 1 },
    },
  ] as const;
  const before = (await mails()).length;
  const answers: string[] = [];
  smtp.mode = 'slow';
  for (const [n, { who, address, body }] of steps.entries()) {
    const key = `key-of-step-${n}`;
    await using first = start();
    const send = as(await first.listening, who);
    const lost = send(address, body, key).catch(() => undefined);
    await wait(60 * Math.random());
    first.kill('SIGKILL');
    await Promise.all([lost, first.ended]);

    // The retry gets its answer; then this server is killed too, while the mail hangs.
    await using second = start();
    const answer = await as(await second.listening, who)(address, body, key);
    expect(answer.status).toBe(200);
    answers.push(await answer.text());
  }
  smtp.mode = 'ok';
  await using last = start();
  const origin = await last.listening;
  for (const [n, { who, address, body }] of steps.entries()) {
    const again = await as(origin, who)(address, body, `key-of-step-${n}`);
    expect(await again.text()).toBe(answers[n]);
  }
  await expectAllSent();
  const { db } = server.deps;
  expect(await db.$count(applicationMessages)).toBe(2);
  expect(await db.$count(applicationMoves)).toBe(2);
  // The company has one recruiter, the application one student.
  expect((await mails()).length - before).toBe(3);
  const { rows: told } = await server.database.pool.query<{ count: number }>(
    "select count(*)::int as count from notifications where data->>'kind' <> 'application.received'",
  );
  expect(told[0]?.count).toBe(3);
}, 180_000);

test('REL-32 while the mail server refuses everything, sign-up, applying and withdrawing work; each mail is sent once later', async () => {
  smtp.mode = 'refuses';
  await using app = start();
  const origin = await app.listening;
  const student = createClient(origin);
  const account = { email: 'uma@example.test', password: 'a long enough password' };
  const joined = await student.postForm('/signup', { fullName: 'Uma Rao', ...account });
  expect(await joined.json()).toMatchObject({ ok: true });
  // The mail with the link is still queued, so the address is confirmed directly.
  await server.database.pool.query('update users set email_verified = true where email = $1', [
    account.email,
  ]);
  expect(await (await student.postForm('/login', account)).json()).toMatchObject({ ok: true });
  const applied = await student.postForm(
    `/job-application/${cast.secondPostingId}`,
    applicationForm(pdf()),
  );
  expect(await applied.json()).toMatchObject({ ok: true });
  const own = (await (await student.fetch('/api/own-applications')).json()) as {
    items: { id: string }[];
  };
  const left = await student.send('POST', `/api/own-applications/${own.items[0]?.id}/withdraw`, {
    to: 'withdrawn',
    version: 1,
  });
  expect(left.status).toBe(200);
  await soon(async () => {
    expect((await mails()).map(({ state }) => state)).toContain('retry');
  });
  const already = smtp.received.length;
  smtp.mode = 'ok';
  await expectAllSent();
  expect(smtp.received.length).toBeGreaterThan(already);
  expect(new Set(sentIds().slice(already)).size).toBe(smtp.received.length - already);
}, 120_000);
