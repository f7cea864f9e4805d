import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { eventRegistrations } from '#server/db/tables/community.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { addCommunity } from '#testing/add-community.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let cast: Cast;
let path: string;
beforeAll(async () => {
  server = await startTestServer({ web: plainWeb() });
  cast = await createCast(server);
  const { db } = server.deps;
  const [person] = await db.select({ id: profiles.id }).from(profiles);
  const id = person?.id ?? '';
  const event = { places: 30 };
  const now = new Date();
  const made = await addCommunity(db, { authorId: id, reporterId: id, now, values: { event } });
  path = `/community/events/${made.slug}`;
});
afterAll(() => server?.[Symbol.asyncDispose]());
beforeEach(async () => void (await server.deps.db.delete(rateLimits)));

const post = (to: string, form: Record<string, string>, by = server.newClient()) =>
  by.fetch(to, { method: 'POST', body: new URLSearchParams(form) });
const registrations = () => server.deps.db.select().from(eventRegistrations);

test('SITE-06 a plain form registers, and a mailed link cancels the registration', async () => {
  const answer = await post(path, { name: 'Asha', email: 'asha@example.test' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?registered=1`]);
  expect(await registrations()).toHaveLength(1);
  const { rows } = await server.database.pool.query<{ data: { mail: { text: string } } }>(
    "select data from tasks.job where name = 'mail.send' and data::text like '%events/leave%'",
  );
  const token = decodeURIComponent(
    /leave\?token=(\S+)/u.exec(rows[0]?.data.mail.text ?? '')?.[1] ?? '',
  );
  const look = await server.fetch(`/community/events/leave?token=${token}`);
  expect([look.status, (await registrations()).length]).toEqual([200, 1]);
  const states = [];
  for (let n = 0; n < 2; n++) {
    states.push((await post('/community/events/leave', { token })).headers.get('location'));
  }
  expect(states).toEqual([
    '/community/events/leave?state=left',
    '/community/events/leave?state=link-over',
  ]);
  expect(await registrations()).toEqual([]);
});

test('SITE-06 a refused registration comes back with the submitted values', async () => {
  const page = await post(path, { name: 'Asha', email: 'asha' });
  const html = await page.text();
  expect([page.status, html.includes('EMAIL_INVALID'), html.includes('Asha')]).toEqual([
    422,
    true,
    true,
  ]);
  expect((await post('/community/events/nowhere', { name: 'A', email: 'a@b.test' })).status).toBe(
    404,
  );
});

test('SEC-16 a filled honeypot gets thanks but no registration, and the eleventh submission has to wait', async () => {
  const form = { name: 'Rob', email: 'rob@example.test', motto: 'Rob' };
  expect((await post(path, form)).status).toBe(303);
  expect(await registrations()).toEqual([]);
  const statuses = [];
  for (let n = 0; n < 11; n++) {
    statuses.push((await post(path, { name: 'Asha', email: `n${n}@example.test` })).status);
  }
  expect(statuses.slice(9)).toEqual([303, 429]);
});

test('SITE-06 SEC-46 anyone can download an event as a calendar file', async () => {
  const answer = await server.fetch(`${path}/calendar.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="event.ics"');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/u);
});

test('ADM-10 SEC-62 administrators export the newsletter list without live formulas, and the audit log records it', async () => {
  const { db } = server.deps;
  await db.insert(newsletterSubscribers).values({
    id: crypto.randomUUID(),
    email: '=cmd|calc@example.test',
    state: 'asked',
    createdAt: new Date(),
  });
  const answer = await post(
    '/admin-dashboard/newsletter.csv',
    { state: 'asked' },
    cast.people.admin,
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const rows = parse(await answer.text()) as string[][];
  expect(rows.map(([email]) => email)).toEqual(['email', "'=cmd|calc@example.test"]);
  const actions = (await db.select().from(auditEntries)).map(({ action }) => action);
  expect(actions).toEqual(['newsletter.exported']);
});

test.each(['visitor', 'student', 'recruiter'] as const)(
  'SEC-01 a %s does not get the newsletter list',
  async (who) => {
    const answer = await post('/admin-dashboard/newsletter.csv', {}, cast.people[who]);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('@example.test');
  },
);
