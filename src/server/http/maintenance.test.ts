import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { startDatabaseProxy } from '#testing/database-proxy.ts';
import { password, plainWeb, startTestServer, type TestServer } from '#testing/server.ts';

let server: TestServer;
let second: TestServer;
let cast: Cast;
let version = 0;
const web = plainWeb(() => 'a page');
beforeAll(async () => {
  server = await startTestServer({ web });
  second = await startTestServer({ web, beside: server });
  cast = await createCast(server);
});
afterAll(async () => {
  await second[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function setMaintenance(isUnderMaintenance: boolean): Promise<void> {
  const general = { ...settingsOf('general', defaultSiteSettings), isUnderMaintenance, version };
  const answer = await cast.people.admin.send('PUT', '/api/admin/settings/general', general);
  expect(answer.status).toBe(200);
  ({ version } = (await answer.json()) as { version: number });
}

const page = { headers: { accept: 'text/html' } };
const statusAt = (path: string, init?: RequestInit) => async () =>
  (await fetch(second.origin + path, init)).status;

test('ADM-07 maintenance applies to other processes immediately: pages get 503 and Retry-After, the API refuses, sign-in stays open', async () => {
  expect(await statusAt('/', page)()).toBe(200);
  await setMaintenance(true);
  await expect.poll(statusAt('/', page)).toBe(503);

  const shown = await fetch(`${second.origin}/careers`, page);
  expect([shown.status, shown.headers.get('retry-after')]).toEqual([503, '300']);
  expect(shown.headers.get('content-type')).toContain('text/html');
  const refused = await fetch(`${second.origin}/api/postings`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '300']);
  expect(await refused.json()).toEqual({ code: 'UNDER_MAINTENANCE' });
  expect((await cast.people.student.fetch('/api/notifications')).status).toBe(503);
  expect((await cast.people.student.fetch('/live')).status).toBe(503);
  expect(await statusAt('/livez')()).toBe(200);
  expect(await statusAt('/readyz')()).toBe(200);
  expect(await statusAt('/login', page)()).toBe(200);
  expect(await statusAt('/loginx', page)()).toBe(503);

  const admin = second.newClient();
  const form = { email: 'ada.admin@example.test', password };
  expect((await admin.postForm('/login', form)).status).toBe(200);
  const cookie = cast.people.admin.cookie();
  const asAdmin = async (path: string) =>
    (await fetch(second.origin + path, { headers: { ...page.headers, cookie } })).status;
  expect(await asAdmin('/admin-dashboard')).toBe(200);
  expect(await asAdmin('/api/admin/companies')).toBe(200);

  await setMaintenance(false);
  await expect.poll(statusAt('/', page)).toBe(200);
  expect((await cast.people.student.fetch('/api/notifications')).status).toBe(200);
});

test('ADM-07 REL-44 maintenance that the database can’t confirm stays on', async () => {
  await using proxy = await startDatabaseProxy(server.database.connectionString);
  const config = {
    DATABASE_URL: proxy.connectionString,
    DATABASE_OWNER_URL: proxy.connectionString,
  };
  await using third = await startTestServer({ web, beside: server, config });
  const ask = async () => (await third.fetch('/api/postings')).json();
  await setMaintenance(true);
  await expect.poll(ask).toEqual({ code: 'UNDER_MAINTENANCE' });
  proxy.cut();
  // Longer than the settings are cached.
  await wait(6_000);
  expect(await ask()).toEqual({ code: 'UNDER_MAINTENANCE' });
  proxy.restore();
  await setMaintenance(false);
  await expect.poll(ask, { timeout: 10_000 }).not.toEqual({ code: 'UNDER_MAINTENANCE' });
});
