import { afterAll, beforeEach, expect, test } from 'vitest';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { accounts } from '#server/db/tables/accounts.ts';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadSettings } from './load-settings.ts';
import { saveGeneral } from './site-settings.ts';

let world: World | undefined;
beforeEach(async () => {
  await world?.[Symbol.asyncDispose]();
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const here = () => world as World;
const general = { ...settingsOf('general', defaultSiteSettings), version: 0 };
const sources = { ...settingsOf('sources', defaultSiteSettings), version: 0 };
const backups = { ...settingsOf('backups', defaultSiteSettings), version: 0 };
const mails = { ...settingsOf('mails', defaultSiteSettings), version: 0 };
const security = { ...settingsOf('security', defaultSiteSettings), version: 0 };

test('ADM-07 changed values are saved with a new version and audited with the previous value; the rest has no row', async () => {
  const admin = await here().admin();
  const api = here().call(admin);
  const wanted = { ...general, platformName: 'Rungs', isRegistrationOpen: false };
  expect(await api.setting.saveGeneral(wanted)).toEqual({ ...wanted, version: 2 });
  expect(await api.setting.saveGeneral({ ...wanted, version: 2 })).toMatchObject({ version: 2 });
  const again = await api.setting.saveGeneral({ ...wanted, platformName: 'Rung', version: 2 });
  expect(again).toMatchObject({ platformName: 'Rung', version: 3 });
  expect(await api.setting.loadAll({})).toEqual({
    general: again,
    security,
    mails,
    backups,
    sources,
    hasMailServer: false,
    hasMailbox: true,
    hasModel: false,
  });
  expect((await here().rows(siteSettings)).map(({ key }) => key).toSorted()).toEqual([
    'isRegistrationOpen',
    'platformName',
  ]);
  expect(await here().rows(auditEntries)).toMatchObject([
    {
      actorId: admin.userId,
      action: 'setting.general-saved',
      before: { settings: { platformName: 'Firstrung', isRegistrationOpen: true } },
      after: { settings: { platformName: 'Rungs', isRegistrationOpen: false } },
    },
    {
      before: { settings: { platformName: 'Rungs' } },
      after: { settings: { platformName: 'Rung' } },
    },
  ]);
});

test('ADM-07 the next request after saving reads the new settings, before other processes are notified', async () => {
  const admin = await here().admin();
  const ctx = here().ctx(admin);
  expect((await loadSettings(ctx)).isUnderMaintenance).toBe(false);
  await saveGeneral(ctx, { ...general, isUnderMaintenance: true });
  expect((await loadSettings(ctx)).isUnderMaintenance).toBe(true);
});

test('ADM-07 of two administrators who save concurrently, the second is refused with the current values', async () => {
  const [one, other] = [await here().admin(), await here().admin()];
  const saves = await Promise.allSettled([
    here()
      .call(one)
      .setting.saveSecurity({ ...security, sessionMinutes: 30 }),
    here()
      .call(other)
      .setting.saveSecurity({ ...security, sessionMinutes: 90 }),
  ]);
  const done = saves.find(({ status }) => status === 'fulfilled') as PromiseFulfilledResult<object>;
  const refused = saves.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ code: 'SETTINGS_CHANGED', data: done.value });
  expect(await here().call(one).setting.loadAll({})).toMatchObject({ security: done.value });
});

test('ADM-07 password sign-in cannot be disabled until an administrator has signed in with Google', async () => {
  const admin = await here().admin();
  const api = here().call(admin);
  const wanted = { ...security, allowsPassword: false };
  expect(await here().refusal(() => api.setting.saveSecurity(wanted))).toBe('NO_WAY_IN');
  const student = await here().student();
  const google = (userId: string) =>
    here().db.insert(accounts).values({
      id: crypto.randomUUID(),
      userId,
      accountId: userId,
      providerId: 'google',
    });
  await google(student.userId);
  expect(await here().refusal(() => api.setting.saveSecurity(wanted))).toBe('NO_WAY_IN');
  await google(admin.userId);
  expect(await api.setting.saveSecurity(wanted)).toMatchObject({ allowsPassword: false });
});

test.each([
  [{ platformName: ' ' }, 'FIELDS_REQUIRED'],
  [{ supportEmail: 'nobody' }, 'EMAIL_INVALID'],
  [{ companyFormUrl: 'javascript:1' }, 'WEBSITE_INVALID'],
  [{ usdRate: 0 }, 'OUT_OF_RANGE'],
])('ADM-07 general settings with %j are refused: %s', async (change, refusal) => {
  const api = here().call(await here().admin());
  const save = () => api.setting.saveGeneral({ ...general, ...change });
  expect(await here().refusal(save)).toBe(refusal);
});
