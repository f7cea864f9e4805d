import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ctx } from '#server/context.ts';
import { accountTokens } from '#server/db/tables/account-security.ts';
import { users } from '#server/db/tables/accounts.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { mailKnown, mailLink } from '#server/features/account/sign-in/account-mails.ts';
import { findReader } from '#server/features/setting/find-reader.ts';
import type { MailPort } from '#server/ports/mail/mail.ts';
import { insertPosting } from '#testing/cast.ts';
import { pseudoLocales, writePseudoLocales } from '#testing/pseudo-locales.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const { long, rightToLeft } = pseudoLocales;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: TestServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writePseudoLocales(folder.path);
  server = await startTestServer({ config: { LOCALES_DIR: folder.path } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

async function tagOf(answer: Promise<Response>): Promise<string> {
  return /<html [^>]*>/u.exec(await (await answer).text())?.[0] ?? '';
}

test.each(['/careers', '/login'])(
  'UX-01 %s uses the browser’s preferred language, or the one last chosen there',
  async (path) => {
    const ask = (headers: Record<string, string>) =>
      tagOf(fetch(server.origin + path, { headers }));
    expect(await ask({ 'accept-language': 'fr, en-XA;q=0.8' })).toContain(
      `lang="${long}" dir="ltr"`,
    );
    expect(await ask({ 'accept-language': 'fr' })).toContain('lang="en" dir="ltr"');
    expect(await ask({ cookie: `firstrung_language=${rightToLeft}` })).toContain(
      `lang="${rightToLeft}" dir="rtl"`,
    );
    expect(await ask({ cookie: 'firstrung_language=xx' })).toContain('lang="en"');
  },
);

test('UX-01 a URL names its language, which this browser keeps', async () => {
  const headers = { 'accept-language': 'en', cookie: `firstrung_language=${rightToLeft}` };
  const answer = await fetch(`${server.origin}/careers?lang=${long}`, { headers });
  expect(answer.headers.get('set-cookie')).toMatch(
    new RegExp(`^firstrung_language=${long}; Max-Age=31536000; Path=/; SameSite=Lax`, 'u'),
  );
  expect(answer.headers.get('cache-control')).toContain('private');
  const html = await answer.text();
  expect(html).toContain(`<html lang="${long}"`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/careers\\?lang=${long}"`, 'u'));
  expect(html).toContain(`href="?lang=${rightToLeft}" hrefLang="${rightToLeft}"`);
  const own = await fetch(`${server.origin}/mailbox?lang=${long}`, { headers });
  expect(own.headers.get('cache-control')).toContain('no-store');
  const unknown = await fetch(`${server.origin}/careers?lang=xx`, { headers });
  expect(unknown.headers.get('set-cookie')).toBeNull();
  expect(await unknown.text()).toContain(`<html lang="${rightToLeft}"`);
});

test('UX-01 a language chosen on the public site holds on a signed-in user’s own pages', async () => {
  const client = await server.signUp('Foot Er');
  const { account } = (await (await client.fetch('/api/account/me')).json()) as {
    account: { userId: string };
  };
  const { db } = server.deps.ctx;
  const settings = { userId: account.userId, language: 'en', updatedAt: new Date() };
  await db.insert(userSettings).values(settings);
  await client.fetch(`/features?lang=${long}`);
  expect(await tagOf(client.fetch('/student-dashboard'))).toContain(`lang="${long}"`);
});

test('UX-01 the sitemap links the languages of our own pages', async () => {
  const xml = await (await server.fetch('/sitemaps/pages.xml')).text();
  const [entry = ''] = /<url><loc>[^<]*\/careers<\/loc>.*?<\/url>/u.exec(xml) ?? [];
  expect(entry).toMatch(/hreflang="x-default" href="[^"?]*\/careers"/u);
  expect(entry).toMatch(new RegExp(`hreflang="${long}" href="[^"]*/careers\\?lang=${long}"`, 'u'));
  expect(xml).toMatch(new RegExp(`<loc>[^<]*/careers\\?lang=${long}</loc>`, 'u'));
});

test('UX-01 a page is cached per language, and shared caches are told so', async () => {
  const { headers } = await server.fetch('/careers');
  expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
});

test('PRAC-08 the language and time zone from a user’s settings apply in every browser', async () => {
  const client = await server.signUp('Lena Language');
  const { account } = (await (await client.fetch('/api/account/me')).json()) as {
    account: { userId: string };
  };
  await server.deps.ctx.db.insert(userSettings).values({
    userId: account.userId,
    language: long,
    timeZone: 'America/New_York',
    updatedAt: new Date(),
  });
  const ask = () => client.fetch('/student-dashboard', { headers: { 'accept-language': 'en' } });
  expect(await tagOf(ask())).toContain(`lang="${long}"`);
  expect(/America\/New_York/u.exec(await (await ask()).text())).not.toBeNull();
});

test('UX-01 the owner of an address that signs up again is notified in the owner’s own language', async () => {
  const client = await server.signUp('Mira Mailed');
  const { account } = (await (await client.fetch('/api/account/me')).json()) as {
    account: { userId: string; email: string };
  };
  const { ctx } = server.deps;
  const { userId, email } = account;
  await ctx.db.insert(userSettings).values({ userId, language: long, updatedAt: new Date() });
  const mails: unknown[] = [];
  const add = async (_db: unknown, _name: unknown, task: { mail: unknown }) => {
    mails.push(task.mail);
  };
  await mailKnown({ ...ctx, tasks: { add } } as unknown as Ctx, email);
  const subject = ctx.texts.translate(long)('account-mail.known.subject');
  expect(mails).toMatchObject([{ to: email, subject }]);
  expect(subject).not.toBe(ctx.texts.translate('en')('account-mail.known.subject'));
});

test.each([
  [long, { 'accept-language': long }],
  [rightToLeft, { 'accept-language': long, cookie: `firstrung_language=${rightToLeft}` }],
  ['en', { 'accept-language': 'fr' }],
])(
  'UX-01 AUTH-06 the first mail to a new account is in %s, the language of its sign-up, as are later ones',
  async (locale, headers) => {
    const email = `${locale.toLowerCase()}@example.test`;
    const ctx = { ...server.deps.ctx, now: new Date() } as unknown as Ctx;
    const answer = await server.fetch('/signup', {
      method: 'POST',
      headers: { accept: 'application/json', origin: server.origin, ...headers },
      body: new URLSearchParams({ fullName: 'Nia New', email, password: 'a-good-long-passphrase' }),
    });
    expect(await answer.json()).toMatchObject({ ok: true });
    const [link] = await ctx.db
      .select({ id: accountTokens.id })
      .from(accountTokens)
      .innerJoin(users, eq(users.id, accountTokens.userId))
      .where(eq(users.email, email));
    const sent: unknown[] = [];
    const send = async (mail: unknown) => void sent.push(mail);
    await mailLink(ctx, { send } as unknown as MailPort, { id: link?.id ?? '' });
    const subject = ctx.texts.translate(locale)('account-mail.confirm-email.subject');
    expect(sent).toMatchObject([{ to: email, subject }]);
    expect((await findReader(ctx, { email })).locale).toBe(locale);
  },
);

test('UX-01 a signed-in reader sees dates as in the region of their browser', async () => {
  const client = await server.signUp('Reg Ion');
  const postedAt = new Date('2026-11-21T10:00:00Z');
  const { postingId } = await insertPosting(server.deps.db, { title: 'Baker', postedAt });
  const page = async (language: string) => {
    const headers = { 'accept-language': language };
    return (await client.fetch(`/student-dashboard/jobs/${postingId}/apply`, { headers })).text();
  };
  expect(await page('en-US,en;q=0.9')).toContain('Nov 21, 2026');
  const british = await page('en-GB,en;q=0.9');
  expect(british).toContain('21 Nov 2026');
  expect(british).toContain('<html lang="en"');
});
