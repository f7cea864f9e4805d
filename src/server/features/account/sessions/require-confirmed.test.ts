import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#contract/page-context.ts';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { saveLogoAsAdmin } from '#server/features/company/branding.ts';
import { createIssued } from '#testing/calls/credential.ts';
import { onePixel } from '#testing/one-pixel.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

type Ids = { userId: string; adminId: string; companyId: string; credentialId: string };
const login = { name: 'Olga Owner', password: 'a rung at a time' };
const company = { name: 'Newly Ltd', contactName: 'Olga Owner', contactEmail: 'o@example.test' };
const security = settingsOf('security', defaultSiteSettings);

/** Administrator actions that change permissions or cannot be undone. */
const sensitive: Record<string, (api: ApiClient, ids: Ids) => Promise<unknown>> = {
  'account.setRole': (api, { userId }) =>
    api.account.setRole({ userId, userType: 'admin', version: 1 }),
  'account.setUserActive': (api, { userId }) =>
    api.account.setUserActive({ userId, isActive: false, version: 1 }),
  'account.createUser': (api) =>
    api.account.createUser({
      firstName: 'Nia',
      lastName: 'New',
      email: 'nia@example.test',
      userType: 'student',
    }),
  'account.createAdminEntry': (api) => api.account.createAdminEntry({ email: 'new@example.test' }),
  'account.setAdminActive': (api, { adminId }) =>
    api.account.setAdminActive({ adminId, isActive: false }),
  'account.removeAdmin': (api, { adminId }) => api.account.removeAdmin({ adminId }),
  'account.setUserPassword: a link': (api, { userId }) =>
    api.account.setUserPassword({ userId, way: 'link', version: 1 }),
  'account.setUserPassword: a password': (api, { userId }) =>
    api.account.setUserPassword({ userId, way: 'password', version: 1 }),
  'account.removeUserTwoFactor': (api, { userId }) =>
    api.account.removeUserTwoFactor({ userId, version: 1 }),
  'account.removeUser': (api, { userId }) => api.account.removeUser({ userId, version: 1 }),
  'company.remove': (api, { companyId }) => api.company.remove({ companyId }),
  'company.move': (api, { companyId }) =>
    api.company.move({ companyId, to: 'suspended', version: 1 }),
  'company.updateAsAdmin': async (api, { companyId }) => {
    const { id: _id, status: _status, ...now } = await api.company.loadAsAdmin({ companyId });
    const { slug: _slug, logoId: _logo, primaryColor: _, secondaryColor: __, ...form } = now;
    return api.company.updateAsAdmin({
      ...form,
      contactName: 'Olga',
      contactEmail: 'o@example.test',
      companyId,
    });
  },
  'company.saveBrandingAsAdmin': (api, { companyId }) =>
    api.company.saveBrandingAsAdmin({
      companyId,
      primaryColor: '#1a2b3c',
      secondaryColor: null,
      version: 1,
    }),
  'company.removeLogoAsAdmin': (api, { companyId }) => api.company.removeLogoAsAdmin({ companyId }),
  'company.createLogin': (api, { companyId }) =>
    api.company.createLogin({ companyId, ...login, email: 'owner@example.test' }),
  'company.create': (api) => api.company.create({ ...company, password: login.password }),
  'credential.revoke': (api, { credentialId }) =>
    api.credential.revoke({ credentialId, reason: 'Given by mistake' }),
  'credential.markCompromised': async (api) => {
    const [key] = (await api.credential.listKeys({})).items;
    return api.credential.markCompromised({ keyId: key?.id ?? '', from: world.now });
  },
  'setting.saveSecurity': (api) =>
    api.setting.saveSecurity({ ...security, sessionMinutes: 30, version: 0 }),
};

test.each(Object.entries(sensitive))(
  'AUTH-11 %s requires an administrator to reauthenticate after ten minutes, and changes nothing before',
  async (_name, call) => {
    const admin = await world.admin();
    const { id: companyId } = await world.company();
    const { userId } = await world.student();
    const { credentialId } = await createIssued(world);
    const ids = { userId, adminId: await entryOf(await world.admin()), companyId, credentialId };
    const attempt = () => call(world.call(admin, { idempotencyKey: uuid() }), ids);
    const at = (minutesAgo: number) => new Date(world.now.getTime() - minutesAgo * 60_000);
    await world.db.update(sessions).set({ confirmedAt: at(10) });
    const before = await world.dump();
    expect(await world.refusal(attempt)).toBe('CONFIRMATION_REQUIRED');
    expect(await world.dump()).toEqual(before);
    // The role is checked before reauthentication is requested.
    const student = await world.student();
    await world.db.update(sessions).set({ confirmedAt: at(10) });
    expect(await world.refusal(() => call(world.call(student), ids))).toBe('FORBIDDEN');
    await world.db.update(sessions).set({ confirmedAt: at(9) });
    const after = await attempt().catch((error: { code?: string }) => error.code);
    expect(after).not.toBe('CONFIRMATION_REQUIRED');
  },
);

test('AUTH-11 a company’s logo is replaced by an administrator who reauthenticated only', async () => {
  const admin = await world.admin();
  const { id: companyId } = await world.company();
  const save = () => saveLogoAsAdmin(world.ctx(admin), { bytes: onePixel, companyId });
  const at = (minutesAgo: number) => new Date(world.now.getTime() - minutesAgo * 60_000);
  await world.db.update(sessions).set({ confirmedAt: at(10) });
  await expect(save()).rejects.toMatchObject({ refusal: 'CONFIRMATION_REQUIRED' });
  await world.db.update(sessions).set({ confirmedAt: at(9) });
  expect((await save()).logoId).not.toBeNull();
});

async function entryOf({ email }: { email: string }): Promise<string> {
  const { items } = await world.call(await world.admin()).account.listAdmins({});
  return items.find((entry) => entry.email === email)?.id ?? '';
}
