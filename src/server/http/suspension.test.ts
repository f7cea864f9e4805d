import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { companies } from '#server/db/tables/companies.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let second: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb(() => `made ${performance.now()}`) });
  second = await startTestServer({
    web: plainWeb(() => `made ${performance.now()}`),
    beside: { database: server.database, dataDir: server.dataDir },
  });
  cast = await createCast(server);
});
afterAll(async () => {
  await second?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const setStatus = async (status: string, version: number) => {
  const answer = await cast.people.admin.send(
    'POST',
    `/api/admin/companies/${cast.companyId}/move`,
    { to: status, version },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect([answer.status, await answer.json()]).toMatchObject([200, { status }]);
};
const asks = async (origin: string, cookie: string) => {
  const { status, body } = await fetch(`${origin}/api/received-applications`, {
    headers: { cookie, 'x-csrf-token': 'orpc' },
  });
  await body?.cancel();
  return status;
};
const signIn = async () => {
  const client = server.newClient();
  const email = 'rita.recruiter@example.test';
  const answer = await client.postForm('/login', { email, password: 'a long enough password' });
  return { client, answer: (await answer.json()) as object };
};
const board = async (at: TestServer) => (await at.fetch('/careers')).text();

test('SEC-04 suspending a company signs its members out everywhere with a reason and hides its postings, until reactivated', async () => {
  const cookie = cast.people.recruiter.cookie();
  const stream = await fetch(`${second.origin}/live`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const streamEnded = stream.text();
  const before = await board(second);
  expect(await board(second)).toBe(before);

  await setStatus('suspended', 1);
  expect(await streamEnded).toContain('event: end\ndata: {"why":"COMPANY_SUSPENDED"}');
  expect(await asks(server.origin, cookie)).toBe(401);
  expect(await asks(second.origin, cookie)).toBe(401);
  await expect.poll(() => board(second)).not.toBe(before);
  expect((await server.fetch(`/api/postings/${cast.postingId}`)).status).toBe(404);
  expect((await signIn()).answer).toMatchObject({ ok: false, refusal: 'COMPANY_SUSPENDED' });
  const admins = cast.people.admin.cookie();
  expect(await asks(server.origin, admins)).toBe(403);

  await setStatus('approved', 2);
  expect((await server.fetch(`/api/postings/${cast.postingId}`)).status).toBe(200);
  expect(await asks(server.origin, cookie)).toBe(401);
  const { client, answer } = await signIn();
  expect(answer).toMatchObject({ ok: true, redirectTo: '/company-dashboard' });
  expect(await asks(server.origin, client.cookie())).toBe(200);
});

test.each([
  [{ status: 'pending' as const }, 'COMPANY_PENDING'],
  [{ status: 'rejected' as const }, 'COMPANY_REJECTED'],
  [{ status: 'approved' as const, isActive: false }, 'COMPANY_SUSPENDED'],
])('SEC-04 a member of a company with %j is refused with %s', async (change, refusal) => {
  const { db } = server.deps;
  await db.update(companies).set(change).where(eq(companies.id, cast.companyId));
  const { client, answer } = await signIn();
  expect(answer).toMatchObject({ ok: false, refusal });
  expect(await asks(server.origin, client.cookie())).toBe(401);
  await db
    .update(companies)
    .set({ status: 'approved', isActive: true })
    .where(eq(companies.id, cast.companyId));
});
