import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditAction, auditActions } from '#contract/audit.ts';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import { createAdmin } from '#server/features/account/administration/admins.ts';
import { sendBackup } from '#server/features/backup/backups.ts';
import { createCredentialKey } from '#server/features/credential/signing-keys.ts';
import { sendSubscribers } from '#server/features/newsletter/subscribers.ts';
import { addCommunity } from '#testing/add-community.ts';
import { createWritten } from '#testing/calls/backup.ts';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { plan } from '#testing/calls/plan.ts';
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

const community = () => {
  const people = { authorId: admin.userId, reporterId: admin.userId };
  return addCommunity(world.db, { ...people, now: world.now });
};
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
const perform: Partial<Record<AuditAction, () => Promise<unknown>>> = {
  'credential.key-rotated': () => createCredentialKey(world.ctx({ kind: 'system' })),
  'backup.downloaded': async () => {
    const { by, input } = await createWritten(world);
    await sendBackup(world.ctx(by), input.backupId);
  },
  'account.made-admin': () =>
    createAdmin(world.ctx({ kind: 'system' }), world.ctx().accounts, {
      email: newEmail(),
      name: 'Ada Boss',
      password,
    }),
  'account.activated': async () => {
    const { userId } = await student();
    await api().account.setUserActive({ userId, isActive: false, version: 1 });
    await api().account.setUserActive({ userId, isActive: true, version: 2 });
  },
  'account.link-sent': async () =>
    api().account.setUserPassword({ ...(await student()), way: 'link' }),
  'admin.activated': async () => {
    const adminId = await otherAdmin();
    await api().account.setAdminActive({ adminId, isActive: false });
    await api().account.setAdminActive({ adminId, isActive: true });
  },
  'company.approved': () => moveCompany('pending', 'approved'),
  'company.rejected': () => moveCompany('pending', 'rejected'),
  'company.reactivated': () => moveCompany('suspended', 'approved'),
  'newsletter.exported': () => sendSubscribers(world.ctx(admin), {}),
  'plan.settled': async () => {
    const { by, input } = await plan.setPastDue(world);
    await world.call(by).plan.setPastDue(input);
    await world.call(by).plan.setPastDue({ ...input, isPastDue: false });
  },
  'posting.activated': () => setPosting('closed', 'active'),
  'posting.deactivated': () => setPosting('active', 'closed'),
  'report.dismissed': () => decide('dismissed'),
  'topic.closed': async () =>
    api().forum.setClosed({ topicId: (await community()).topicId, isClosed: true }),
  'topic.opened': async () => {
    const { topicId } = await community();
    await api().forum.setClosed({ topicId, isClosed: true });
    await api().forum.setClosed({ topicId, isClosed: false });
  },
};

/** What the valid calls of administrators and owners write; the log is listed after each. */
async function writeByCalls(): Promise<Set<string>> {
  const written = new Set<string>();
  const lastPlace = async () => (await api().audit.list({})).items[0]?.place ?? 0;
  for (const { name, method, meta, prepare } of procedures) {
    const isAudited =
      ['admin', 'recruiter-or-admin', 'owner'].includes(meta.audience) || name === 'team.join';
    if (!isAudited || method === 'GET') continue;
    const call = await prepare(world);
    const before = await lastPlace();
    await callProcedure(world, name, call);
    const { items } = await api().audit.list({});
    for (const { place, action } of items) if (place > before) written.add(action);
  }
  return written;
}
let byCalls: Promise<Set<string>> | undefined;

test.each(auditActions)(
  'SEC-62 $action is written, and the log names it',
  async ({ action, texts }) => {
    const written = await (byCalls ??= writeByCalls());
    if (written.has(action)) return;
    await perform[action]?.();
    const { items } = await api().audit.list({});
    expect(items[0]).toMatchObject({ action, texts });
  },
);

const madeUp = '00000000-0000-0000-0000-000000000001';

test('SEC-62 entries whose target id an earlier version invented can still be listed', async () => {
  await world.pool.query('alter table audit_entries disable trigger audit_entries_are_kept');
  await world.pool.query('update audit_entries set target_id = $1 where place = 1', [madeUp]);
  const { items } = await api().audit.list({ search: madeUp });
  expect(items.map(({ target }) => target.id)).toEqual([madeUp]);
});
