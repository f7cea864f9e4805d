import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { newsletterSubscribers } from '#server/db/tables/newsletter.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { unsubscribePurpose } from '#server/features/newsletter/newsletter.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { type Mail, requireSendable } from '#server/ports/mail/mail.ts';
import { plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ web: plainWeb() })));
afterAll(() => server?.[Symbol.asyncDispose]());
beforeEach(async () => void (await server.deps.db.delete(rateLimits)));

const message = {
  name: 'Asha Rao',
  email: 'asha@example.test',
  subject: 'Hello\r\nBcc: eve@evil.test',
  message: 'A question.\nOf two lines.',
  userType: 'company',
};
const post = (path: string, form: Record<string, string>, headers = {}) =>
  server.newClient().fetch(path, { method: 'POST', body: new URLSearchParams(form), headers });
const messages = () => server.deps.db.select().from(contactMessages);
const subscribers = () =>
  server.deps.db
    .select()
    .from(newsletterSubscribers)
    .orderBy(desc(newsletterSubscribers.createdAt));
async function mailsTo(address: string): Promise<Mail[]> {
  const { rows } = await server.database.pool.query<{ data: { mail: Mail } }>(
    "select data from tasks.job where name = 'mail.send' order by created_on desc, id desc",
  );
  return rows.map(({ data }) => data.mail).filter(({ to }) => to === address);
}
async function mailTo(address: string): Promise<Mail> {
  const [newest] = await mailsTo(address);
  if (!newest) throw new Error(`There is no mail to ${address}.`);
  return newest;
}
const linkIn = (text: string, step: string) =>
  new RegExp(`/newsletter/${step}\\?token=(\\S+)`, 'u').exec(text)?.[1] ?? '';

test('SITE-08 a message is stored, and sent to the support address once one is set', async () => {
  const answer = await post('/contact', message);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=1']);
  const { db } = server.deps;
  await db
    .insert(siteSettings)
    .values({ key: 'supportEmail', value: 'help@firstrung.test', updatedAt: new Date() });
  await publishChange({ db }, 'settings');
  await expect
    .poll(async () => {
      await db.delete(rateLimits);
      await post('/contact', message);
      return (await mailsTo('help@firstrung.test')).length;
    })
    .toBeGreaterThan(0);
  const mail = await mailTo('help@firstrung.test');
  expect(requireSendable(mail).subject).toBe('Contact form: Hello Bcc: eve@evil.test');
  expect(mail.replyTo).toBe('asha@example.test');
  expect(mail.text).toContain('A question.\nOf two lines.');
  expect((await messages())[0]).toMatchObject({
    name: 'Asha Rao',
    userType: 'company',
    state: 'open',
  });
});

test.each([
  [{ name: '' }, 'FIELDS_REQUIRED'],
  [{ email: 'asha' }, 'EMAIL_INVALID'],
  [{ message: 'x'.repeat(5_001) }, 'TEXT_TOO_LONG'],
])(
  'SITE-08 with %j the form comes back with %s and the submitted values',
  async (change, refusal) => {
    const before = await messages();
    const page = await post('/contact', { ...message, ...change });
    expect(page.status).toBe(422);
    const html = await page.text();
    expect(html).toContain(refusal);
    expect(html).toContain('Hello');
    expect(await messages()).toEqual(before);
  },
);

test.each(['/contact', '/newsletter'])(
  'SEC-16 a filled honeypot of %s gets thanks and nothing is stored',
  async (path) => {
    const before = [await messages(), await subscribers()];
    const answer = await post(path, { ...message, motto: 'Rob' });
    expect(answer.status).toBe(303);
    expect([await messages(), await subscribers()]).toEqual(before);
  },
);

test.each(['/contact', '/newsletter'])(
  'SEC-16 the sixth submission to %s in ten minutes has to wait',
  async (path) => {
    const answers = [];
    for (let n = 0; n < 6; n++) {
      answers.push(await post(path, { ...message, email: `n${n}@example.test` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
    expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(500);
  },
);

test('SITE-04 an address gets the newsletter only after its own link was opened, and then once', async () => {
  const email = 'reader@example.test';
  await post('/newsletter', { email });
  const { text, unsubscribeUrl = '' } = await mailTo(email);
  expect(unsubscribeUrl).toContain('/newsletter/leave?token=');
  const find = async () => (await subscribers()).find((row) => row.email === email);
  expect((await find())?.state).toBe('asked');
  const token = linkIn(text, 'confirm');
  expect(JSON.stringify(await find())).not.toContain(token);
  const look = await server.fetch(`/newsletter/confirm?token=${token}`);
  expect([look.status, (await find())?.state]).toEqual([200, 'asked']);

  const tries = await Promise.all(
    Array.from({ length: 5 }, () => post('/newsletter/confirm', { token })),
  );
  const places = tries.map(({ headers }) => headers.get('location')).toSorted();
  expect(places).toEqual([
    ...Array.from({ length: 4 }, () => '/newsletter?state=link-over'),
    '/newsletter?state=subscribed',
  ]);
  expect((await find())?.state).toBe('subscribed');

  const again = await post('/newsletter', { email: email.toUpperCase() });
  expect(again.headers.get('location')).toBe('/newsletter?state=asked');
  expect((await find())?.state).toBe('subscribed');
  expect(await mailsTo(email)).toHaveLength(1);
});

test('SITE-04 one click in a mail client unsubscribes from any origin, and a second one changes nothing', async () => {
  const email = 'leaver@example.test';
  await post('/newsletter', { email });
  const { text, unsubscribeUrl = '' } = await mailTo(email);
  await post('/newsletter/confirm', { token: linkIn(text, 'confirm') });
  const oneClick = () =>
    fetch(server.origin + unsubscribeUrl.slice(new URL(unsubscribeUrl).origin.length), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    });
  for (let n = 0; n < 2; n++) {
    const { headers } = await oneClick();
    expect(headers.get('location')).toBe('/newsletter?state=left');
  }
  const row = (await subscribers()).find((each) => each.email === email);
  expect([row?.state, row?.leftAt instanceof Date]).toEqual(['left', true]);
});

test.each([
  ['/newsletter/confirm', 'x', 'link-over'],
  ['/newsletter/confirm', '', 'link-over'],
  ['/newsletter/leave', 'x.y', 'link-unknown'],
  ['/newsletter/leave', '', 'link-unknown'],
])(
  'SITE-04 %s with the token %j says that the link has expired or is unknown',
  async (path, token, state) => {
    const { headers } = await post(path, { token });
    expect(headers.get('location')).toBe(`/newsletter?state=${state}`);
  },
);

test('SITE-04 a link of an address that is gone is unknown, and an old one is over', async () => {
  const gone = server.deps.ctx.signer.sign(
    unsubscribePurpose,
    '01990000-0000-7000-8000-000000000001',
  );
  const { headers } = await post('/newsletter/leave', { token: gone });
  expect(headers.get('location')).toBe('/newsletter?state=link-unknown');
  await post('/newsletter', { email: 'late@example.test' });
  const { text } = await mailTo('late@example.test');
  await server.deps.db.update(newsletterSubscribers).set({ confirmUntil: new Date() });
  const late = await post('/newsletter/confirm', { token: linkIn(text, 'confirm') });
  expect(late.headers.get('location')).toBe('/newsletter?state=link-over');
});

test('SITE-04 an invalid email address is refused at its field', async () => {
  expect((await post('/newsletter', { email: 'reader' })).status).toBe(422);
  expect((await post('/newsletter', { email: ' ' })).status).toBe(422);
});
