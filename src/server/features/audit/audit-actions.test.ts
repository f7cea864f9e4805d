import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditAction, auditActions } from '#domain/audit/audit-action.ts';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import { settingsOf } from '#domain/setting/setting-groups.ts';
import { defaultSiteSettings } from '#domain/setting/site-settings.ts';
import { createAdmin } from '#server/features/account/administration/create-admin.ts';
import { sendSubscribers } from '#server/features/newsletter/send-subscribers.ts';
import { addCommunity, typedEvent } from '#testing/add-community.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { typedDrive } from '#testing/calls/drive.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let admin: Awaited<ReturnType<World['admin']>>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const api = () => world.call(admin);
const password = 'a rare password';
let count = 0;
const newEmail = () => `audited-${++count}@example.test`;

const typedPosting = {
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
  location: 'Pune',
  deadline: null,
};
const typedCompany = () => ({
  name: `Audited Bakery ${++count}`,
  description: 'Bread.',
  industry: 'Food',
  website: '',
  contactName: 'Bo Baker',
  contactEmail: newEmail(),
  contactPhone: '',
});

const community = () => {
  const people = { authorId: admin.userId, reporterId: admin.userId };
  return addCommunity(world.db, { ...people, now: world.now });
};
async function eventNow() {
  const { eventId } = await community();
  const { items } = await api().event.listOwn({});
  const stamp = items.find(({ id }) => id === eventId)?.stamp ?? '';
  return { eventId, stamp };
}
async function cancelDrive() {
  const { id: driveId } = await api().drive.create(typedDrive);
  return api().drive.cancel({ driveId, version: 1 });
}
const student = async () => ({ userId: (await world.student()).userId, version: 1 });

async function moveCompany(from: CompanyStatus, to: CompanyStatus) {
  const company = await world.company({ status: from === 'pending' ? 'requested' : from });
  await api().company.move({ companyId: company.id, to, version: company.version });
}
async function setPosting(
  from: 'active' | 'closed',
  to: 'active' | 'closed' | 'removed',
): Promise<void> {
  const posting = await world.posting(await world.company(), { state: from });
  const { id: postingId, version } = posting;
  await api().posting.setState({ postingId, to, version });
}
async function decide(to: 'upheld' | 'dismissed') {
  const { topicId: id } = await community();
  await api().report.decide({ target: { kind: 'topic', id }, to, reason: 'Spam.' });
}
async function otherAdmin() {
  const { email } = await world.admin();
  const { items } = await api().account.listAdmins({});
  return items.find((row) => row.email === email)?.id ?? '';
}

/** Triggers each entry. A missing action is a compile error. */
const perform: Record<AuditAction, () => Promise<unknown>> = {
  'account.made-admin': () =>
    createAdmin(world.ctx({ kind: 'system' }), world.ctx().passwords, {
      email: newEmail(),
      name: 'Ada Boss',
      password,
    }),
  'account.created': () =>
    api().account.createUser({
      firstName: 'Asha',
      lastName: 'Rao',
      email: newEmail(),
      userType: 'student',
    }),
  'account.edited': async () =>
    api().account.updateUser({
      ...(await student()),
      firstName: 'Another',
      lastName: 'Name',
      phone: '',
      location: '',
    }),
  'account.activated': async () => {
    const { userId } = await student();
    await api().account.setUserActive({ userId, isActive: false, version: 1 });
    await api().account.setUserActive({ userId, isActive: true, version: 2 });
  },
  'account.deactivated': async () =>
    api().account.setUserActive({ ...(await student()), isActive: false }),
  'account.role-changed': async () =>
    api().account.setRole({ ...(await student()), userType: 'admin' }),
  'account.link-sent': async () =>
    api().account.setUserPassword({ ...(await student()), way: 'link' }),
  'account.password-replaced': async () =>
    api().account.setUserPassword({ ...(await student()), way: 'password', password }),
  'account.two-factor-removed': async () =>
    api().account.removeUserTwoFactor({ userId: (await world.admin()).userId, version: 1 }),
  'account.deleted': async () => api().account.removeUser(await student()),
  'admin.added': () => api().account.createAdminEntry({ email: newEmail() }),
  'admin.activated': async () => {
    const adminId = await otherAdmin();
    await api().account.setAdminActive({ adminId, isActive: false });
    await api().account.setAdminActive({ adminId, isActive: true });
  },
  'admin.deactivated': async () =>
    api().account.setAdminActive({ adminId: await otherAdmin(), isActive: false }),
  'admin.removed': async () => api().account.removeAdmin({ adminId: await otherAdmin() }),
  'company.created': () => api().company.create({ ...typedCompany(), password }),
  'company.approved': () => moveCompany('pending', 'approved'),
  'company.rejected': () => moveCompany('pending', 'rejected'),
  'company.suspended': () => moveCompany('approved', 'suspended'),
  'company.reactivated': () => moveCompany('suspended', 'approved'),
  'company.login-created': async () =>
    api().company.createLogin({
      companyId: (await world.company()).id,
      email: newEmail(),
      name: 'Bo Baker',
      password,
    }),
  'company.deleted': async () => api().company.remove({ companyId: (await world.company()).id }),
  'contact.moved': async () => {
    const { messageId } = await community();
    await api().contact.setState({ messageId, from: 'open', to: 'answered' });
  },
  'drive.created': () => api().drive.create(typedDrive),
  'drive.updated': async () => {
    const { id: driveId } = await api().drive.create(typedDrive);
    await api().drive.update({ ...typedDrive, driveId, version: 1, title: 'Other' });
  },
  'drive.cancelled': () => cancelDrive(),
  'drive.change-undone': async () => {
    const { changeId } = await cancelDrive();
    await api().drive.undo({ changeId: changeId ?? '' });
  },
  'event.created': () => api().event.create(typedEvent),
  'event.updated': async () => api().event.update({ ...typedEvent, ...(await eventNow()) }),
  'event.cancelled': async () => api().event.cancel(await eventNow()),
  'newsletter.exported': () => sendSubscribers(world.ctx(admin), {}),
  'posting.created': async () =>
    api().posting.createAsAdmin({
      ...typedPosting,
      companyId: (await world.company()).id,
      isActive: true,
    }),
  'posting.updated': async () => {
    const { id: postingId, version } = await world.posting(await world.company());
    await api().posting.updateAsAdmin({ ...typedPosting, postingId, version });
  },
  'posting.activated': () => setPosting('closed', 'active'),
  'posting.deactivated': () => setPosting('active', 'closed'),
  'posting.removed': () => setPosting('active', 'removed'),
  'report.upheld': () => decide('upheld'),
  'report.dismissed': () => decide('dismissed'),
  'setting.general-saved': () =>
    api().setting.saveGeneral({
      ...settingsOf('general', defaultSiteSettings),
      platformName: 'Rungs',
      version: 0,
    }),
  'setting.security-saved': () =>
    api().setting.saveSecurity({
      ...settingsOf('security', defaultSiteSettings),
      sessionMinutes: 30,
      version: 0,
    }),
  'setting.sources-saved': () =>
    api().setting.saveSources({
      ...settingsOf('sources', defaultSiteSettings),
      greenhouseBoards: 'bakery',
      version: 0,
    }),
  'source.requested': () => api().externalJobs.request({ id: 'remotive' }),
  'task.removed': async () => api().task.remove({ taskId: await addFailedTask(world.pool) }),
  'task.repeated': async () => api().task.repeat({ taskId: await addFailedTask(world.pool) }),
  'topic.closed': async () =>
    api().forum.setClosed({ topicId: (await community()).topicId, isClosed: true }),
  'topic.opened': async () => {
    const { topicId } = await community();
    await api().forum.setClosed({ topicId, isClosed: true });
    await api().forum.setClosed({ topicId, isClosed: false });
  },
};

test.each(auditActions)('SEC-62 the log can be listed after %s', async (action) => {
  await perform[action]();
  const { items } = await api().audit.list({});
  expect(items[0]?.action).toBe(action);
});

const madeUp = '00000000-0000-0000-0000-000000000001';

test('SEC-62 entries whose target id an earlier version invented can still be listed', async () => {
  await world.pool.query('alter table audit_entries disable trigger audit_entries_are_kept');
  await world.pool.query('update audit_entries set target_id = $1 where place = 1', [madeUp]);
  const { items } = await api().audit.list({ search: madeUp });
  expect(items.map(({ target }) => target.id)).toEqual([madeUp]);
});
