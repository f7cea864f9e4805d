import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ web: plainWeb() })));
afterAll(() => server?.[Symbol.asyncDispose]());

const filled = {
  name: 'Halden',
  contactEmail: 'mara@halden.test',
  contactName: 'Mara Halden',
  contactPhone: '',
  website: 'halden.test',
  size: '11-50',
  industry: 'Technology',
  description: 'Maps.',
};
const path = '/companies/request';
const send = async (change: Record<string, string> = {}) =>
  (await server.newClient().postForm(path, { ...filled, ...change })).json();
const post = (form: Record<string, string>) =>
  server.newClient().fetch(path, { method: 'POST', body: new URLSearchParams(form) });
const rows = () => server.deps.db.select().from(companies);

test('AUTH-10 the form works without scripts, and a second submission says that the first is pending', async () => {
  const first = await post(filled);
  expect([first.status, first.headers.get('location')]).toEqual([303, `${path}?sent=received`]);
  const second = await post(filled);
  expect(second.headers.get('location')).toBe(`${path}?sent=waiting`);
  expect(await rows()).toMatchObject([
    { name: 'Halden', status: 'pending', website: 'https://halden.test', size: '11-50' },
  ]);
});

test.each([
  [{ name: '' }, 'FIELDS_REQUIRED', 422],
  [{ contactEmail: 'mara' }, 'EMAIL_INVALID', 422],
  [{ website: 'javascript:alert(1)' }, 'WEBSITE_INVALID', 422],
  [{ description: 'x'.repeat(5_001) }, 'TEXT_TOO_LONG', 422],
])(
  'AUTH-10 with %j the form comes back with %s and the submitted values',
  async (change, refusal, status) => {
    const before = await rows();
    const form = { ...filled, contactEmail: 'new@halden.test', ...change };
    const page = await post(form);
    expect(page.status).toBe(status);
    const html = await page.text();
    expect(html).toContain(refusal);
    expect(html).toContain('Mara Halden');
    expect(await rows()).toEqual(before);
  },
);

test('AUTH-10 an unknown company size counts as not chosen', async () => {
  const answer = await send({ contactEmail: 'size@halden.test', size: '3' });
  expect(answer).toEqual({ ok: true, redirectTo: `${path}?sent=received` });
});

test('SEC-16 a filled honeypot gets thanks and nothing is stored', async () => {
  const before = await rows();
  const answer = await send({ contactEmail: 'robot@halden.test', motto: 'Rob' });
  expect(answer).toEqual({ ok: true, redirectTo: `${path}?sent=received` });
  expect(await rows()).toEqual(before);
});

test('SEC-16 after ten submissions from one address the next has to wait, and later ones succeed', async () => {
  await server.deps.db.delete(rateLimits);
  const answers = [];
  for (let n = 0; n < 11; n++) answers.push(await send({ contactEmail: `n${n}@halden.test` }));
  expect(answers.slice(0, 10).every(({ ok }) => ok)).toBe(true);
  expect(answers[10]).toMatchObject({ ok: false, refusal: 'TOO_MANY_SENT' });
  expect(answers[10].retryAfterSeconds).toBeGreaterThan(500);
  await server.deps.db.update(rateLimits).set({ lastRequest: Date.now() - 600_000 });
  expect(await send({ contactEmail: 'later@halden.test' })).toMatchObject({ ok: true });
});
