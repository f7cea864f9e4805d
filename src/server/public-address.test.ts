import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormAnswer } from '#contract/page-context.ts';
import { isPublicUrl } from '#domain/site/is-public-url.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';
import { demoPassword } from './db/demo/demo-set.ts';
import { loadDemo } from './db/demo/load-demo.ts';
import { companies } from './db/tables/companies.ts';
import { startWarnings } from './startup/print-welcome.ts';

const publicUrl = 'https://jobs.example';
const mail = { to: 'asha@example.test', subject: 'Reset', text: 'https://x', html: 'x' };
const kept = { id: '01990000-0000-7000-8000-000000000001', ...mail };
const demo = ['student', 'recruiter', 'interviewer', 'admin'].map((name) => `${name}@demo.test`);

/** A database that was filled on a local site and is then served at a public URL. */
let local: TestServer;
let open: TestServer;
beforeAll(async () => {
  local = await startTestServer({ web: plainWeb() });
  const { db, files, accounts, indexPostings, mailbox } = local.deps;
  await loadDemo({ db, files, hashPassword: accounts.hashPassword, now: new Date() });
  await indexPostings();
  await mailbox?.send(kept);
  open = await startTestServer({ web: plainWeb(), config: { publicUrl }, beside: local });
});
afterAll(async () => {
  await open?.[Symbol.asyncDispose]();
  await local?.[Symbol.asyncDispose]();
});

const answerOf = async (server: TestServer, email: string) => {
  const client = server.newClient();
  const form = new URLSearchParams({ email, password: demoPassword });
  const headers = {
    origin: server === open ? publicUrl : server.origin,
    accept: 'application/json',
  };
  const response = await client.fetch('/login', { method: 'POST', body: form, headers });
  return { client, answer: (await response.json()) as FormAnswer };
};
const found = async (server: TestServer) =>
  (await (await server.fetch('/api/search?q=')).json()) as { items: unknown[] };

test('GEN-05 held mails are readable locally, and by nobody if PUBLIC_URL is public, whatever Host a proxy sends', async () => {
  expect(await (await local.fetch('/api/mailbox')).json()).toMatchObject({
    items: [{ id: kept.id }],
  });
  for (const path of ['/api/mailbox', '/api/account/sign-in-options'])
    expect(JSON.stringify(await (await open.fetch(path)).json())).not.toMatch(
      /asha|hasMailbox":true/u,
    );
  expect((await open.fetch('/api/mailbox')).status).toBe(404);
});

test.each(demo)('GEN-05 the demo account %s works on this machine only', async (email) => {
  const here = await answerOf(local, email);
  expect(here.answer.ok).toBe(true);
  const { answer } = await answerOf(open, email);
  expect(answer).toMatchObject({ ok: false, refusal: 'DEMO_ACCOUNT_OFF' });
  const session = here.client.cookie().replace('firstrung.', '__Secure-firstrung.');
  const me = await open.fetch('/api/account/me', { headers: { cookie: session } });
  expect(await me.json()).toEqual({ account: null });
});

test('GEN-05 a public site shows no demo posting, internal or external', async () => {
  expect((await found(local)).items.length).toBeGreaterThan(0);
  await open.deps.indexPostings();
  await open.deps.indexPostings();
  expect((await found(open)).items).toEqual([]);
  const rows = await open.deps.db.select({ status: companies.status }).from(companies);
  expect(rows.map(({ status }) => status)).not.toContain('approved');
});

test('GEN-05 a public start warns of undelivered mails and of an existing demo set', () => {
  const warnings = startWarnings({ publicUrl, SMTP_URL: undefined }, true);
  expect(warnings).toHaveLength(2);
  expect(warnings.join()).toMatch(/mail.*SMTP_URL.*demo.*npm run demo:remove/su);
  expect(startWarnings({ publicUrl, SMTP_URL: 'smtp://mail.test' }, false)).toEqual([]);
  expect(startWarnings({ publicUrl: 'http://localhost:3000', SMTP_URL: undefined }, true)).toEqual(
    [],
  );
});

test.each([
  ['http://localhost:3000', false],
  ['http://127.0.0.1', false],
  ['http://127.8.0.1:1', false],
  ['http://[::1]:3000', false],
  ['http://jobs.localhost', false],
  ['https://jobs.example', true],
  ['http://192.168.1.5:3000', true],
  ['http://localhost.example', true],
  ['http://127.0.0.1.example', true],
])('GEN-05 whether others can reach %s: %s', (url, expected) => {
  expect(isPublicUrl(url)).toBe(expected);
});

test('GEN-05 a mail that a public site cannot send is stored, and logged without its content', async () => {
  await open.deps.mail.send({ ...kept, id: '01990000-0000-7000-8000-000000000002' });
  const said = open.lines.filter(({ msg }) => String(msg).includes('SMTP_URL'));
  expect(said).toMatchObject([{ level: 40, mailId: '01990000-0000-7000-8000-000000000002' }]);
  expect(JSON.stringify(said)).not.toContain('asha');
});
