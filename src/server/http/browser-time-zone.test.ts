import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContext } from '#contract/page-context.ts';
import { timeZoneCookie } from '#domain/setting/time-zone.ts';
import { userSettings } from '#server/db/tables/user-settings.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
const shown: PageContext[] = [];
beforeAll(async () => {
  const render = async (_request: Request, page: PageContext) => {
    shown.push(page);
    return new Response('', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  };
  server = await startTestServer({ web: { isDevelopment: false, render } });
});
afterAll(() => server[Symbol.asyncDispose]());

test('CO-01 PRAC-08 a page is rendered in the time zone of its browser from the start, and keeps it for mails', async () => {
  const client = await server.signUp('Zoe Zone');
  const { account } = (await (await client.fetch('/api/account/me')).json()) as {
    account: { userId: string };
  };
  const open = async (zone?: string) => {
    const cookie = zone === undefined ? '' : `; ${timeZoneCookie}=${zone}`;
    await client.fetch('/student-dashboard', { headers: { cookie: client.cookie() + cookie } });
    const [kept] = await server.deps.ctx.db
      .select({ zone: userSettings.browserTimeZone })
      .from(userSettings)
      .where(eq(userSettings.userId, account.userId));
    return { page: shown.at(-1)?.browserZone, kept: kept?.zone };
  };
  expect(await open()).toEqual({ page: null, kept: undefined });
  expect(await open('Nowhere/Land')).toEqual({ page: null, kept: undefined });
  const auckland = 'Pacific/Auckland';
  expect(await open(auckland)).toEqual({ page: auckland, kept: auckland });
  expect(await open()).toEqual({ page: null, kept: auckland });
});

test('PRAC-08 a page is shown even if the time zone of its browser can’t be kept', async () => {
  const client = await server.signUp('Nora Night');
  const { pool } = server.database;
  await pool.query(
    'alter table user_settings add constraint no_zone check (browser_time_zone is null) not valid',
  );
  const cookie = `${client.cookie()}; ${timeZoneCookie}=Pacific/Auckland`;
  const page = await client.fetch('/student-dashboard', { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(shown.at(-1)?.browserZone).toBe('Pacific/Auckland');
  expect(server.lines.map(({ msg }) => msg)).toContain('the time zone of a browser was not kept');
});
