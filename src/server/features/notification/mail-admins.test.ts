import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { companyFields } from '#domain/company/company-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import type { MailSettings } from '#domain/setting/setting-groups.ts';
import { dayMs } from '#domain/time.ts';
import { adminUsers } from '#server/db/tables/accounts.ts';
import { createAccount } from '#server/features/account/sign-in/create-account.ts';
import { signInWithIdentity } from '#server/features/account/sign-in/identities.ts';
import { mailCount } from '#server/features/application/application-mails.ts';
import { storeBackup } from '#server/features/backup/backups.ts';
import { requestCompany } from '#server/features/company/company-requests.ts';
import { mailAlerts } from '#server/features/health/mail-alerts.ts';
import { visit } from '#testing/account-links.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { createApplied } from '#testing/calls/rows.ts';
import { createWorld, type World } from '#testing/world.ts';

const system = { kind: 'system' } as const;
const broken = async () => {
  throw new Error('the disk is full');
};

async function failBackup(world: World): Promise<void> {
  const { id: backupId } = await world.call(await world.admin()).backup.create({});
  const ctx = world.ctx(system);
  await storeBackup({ ...ctx, backups: { ...ctx.backups, create: broken } }, { backupId });
}

async function failTask(world: World): Promise<void> {
  await addFailedTask(world.pool);
  const at = [world.now];
  await world.pool.query(`update tasks.job set created_on = $1 where name = 'dead-letters'`, at);
  await mailAlerts(world.ctx(system));
}

const events: [keyof MailSettings, string, (world: World) => Promise<unknown>][] = [
  [
    'reportsUsers',
    'New user: Asha Rao',
    (world) => {
      const form = { fullName: 'Asha Rao', email: 'a@example.test', password: 'a rung at a time' };
      return createAccount(world.ctx(), form, visit);
    },
  ],
  [
    'reportsUsers',
    'New user: Omar Said',
    (world) => {
      const who = { subject: 'g-1', email: 'o@example.test', name: 'Omar Said' };
      const identity = { issuer: 'https://id.test', startSignIn: broken, finishSignIn: broken };
      const ctx = world.ctx(undefined, { identity });
      return signInWithIdentity(ctx, { ...who, isEmailVerified: true }, visit);
    },
  ],
  [
    'reportsUsers',
    'Company request: Halden',
    (world) => {
      const form = { name: 'Halden', contactEmail: 'm@halden.test', contactName: 'Mara' };
      return requestCompany(world.ctx(), valuesOf(companyFields, form));
    },
  ],
  [
    'reportsApplications',
    '1 new application yesterday',
    async (world) => {
      await createApplied(world);
      world.passTime(dayMs);
      await mailCount(world.ctx(system));
    },
  ],
  ['reportsAlerts', '1 background job failed', failTask],
  [
    'reportsAlerts',
    'A job was reported',
    async (world) => {
      const { id } = await world.posting(await world.company());
      const target = { kind: 'posting' as const, id };
      return world
        .call(await world.student())
        .report.create({ target, reason: 'spam', detail: '' });
    },
  ],
  [
    'reportsAlerts',
    'File storage isn’t working',
    (world) => {
      const ctx = world.ctx(system);
      return mailAlerts({ ...ctx, files: { ...ctx.files, read: broken } });
    },
  ],
  ['reportsAlerts', 'A backup failed', failBackup],
];

const mailedTo = async (world: World, email: string) =>
  (await world.tasks('mail.send')).flatMap(({ mail }) => (mail.to === email ? [mail.subject] : []));

const off: MailSettings = {
  mailsAdmins: true,
  reportsUsers: false,
  reportsApplications: false,
  reportsAlerts: false,
};

test.each(events)(
  'ADM-07 administrators are mailed if and only if %s is on: “%s”',
  async (name, subject, happen) => {
    await using world = await createWorld();
    const [admin, former, quiet] = [await world.admin(), await world.admin(), await world.admin()];
    await world.db
      .update(adminUsers)
      .set({ isActive: false })
      .where(eq(adminUsers.email, former.email));
    const all = { inApp: true, email: false };
    await world.call(quiet).setting.saveNotifications({ all, kinds: [], takesMarketing: false });
    await world.call(admin).setting.saveMails({ ...off, [name]: true, version: 0 });
    await happen(world);
    expect(await mailedTo(world, admin.email)).toEqual([subject]);
    expect(await mailedTo(world, former.email)).toEqual([]);
    expect(await mailedTo(world, quiet.email)).toEqual([]);
  },
);
test.each(events)(
  'ADM-07 with %s off, or all mails off, there is no mail: “%s”',
  async (name, _subject, happen) => {
    for (const change of [{ [name]: false }, { mailsAdmins: false }]) {
      await using world = await createWorld();
      const admin = await world.admin();
      const everything = {
        ...off,
        reportsUsers: true,
        reportsApplications: true,
        reportsAlerts: true,
      };
      await world.call(admin).setting.saveMails({ ...everything, ...change, version: 0 });
      await happen(world);
      expect(await mailedTo(world, admin.email)).toEqual([]);
    }
  },
);

test('ADM-07 yesterday’s applications are mailed once, each on one day', async () => {
  await using world = await createWorld(new Date('2026-11-21T23:59:59.999Z'));
  const admin = await world.admin();
  await world.call(admin).setting.saveMails({ ...off, reportsApplications: true, version: 0 });
  await createApplied(world);
  const count = () => mailCount(world.ctx(system));
  await count();
  expect(await mailedTo(world, admin.email)).toEqual([]);
  world.passTime(1);
  await createApplied(world);
  for (const _ of [1, 2]) await count();
  expect(await mailedTo(world, admin.email)).toHaveLength(1);
  world.passTime(dayMs);
  await count();
  const subjects = await mailedTo(world, admin.email);
  expect(subjects).toEqual(['1 new application yesterday', '1 new application yesterday']);
  world.passTime(dayMs);
  await count();
  expect(await mailedTo(world, admin.email)).toEqual(subjects);
});

test('ADM-07 failed jobs are mailed once a day, and not again while nothing new fails', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  await failTask(world);
  await failTask(world);
  expect(await mailedTo(world, admin.email)).toEqual(['1 background job failed']);
  world.passTime(dayMs + 1);
  await mailAlerts(world.ctx(system));
  expect(await mailedTo(world, admin.email)).toHaveLength(1);
  await failTask(world);
  expect(await mailedTo(world, admin.email)).toHaveLength(2);
});

test('ADM-07 alerts that are switched on later report no failure of an earlier day', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const { version } = await world.call(admin).setting.saveMails({ ...off, version: 0 });
  await failTask(world);
  world.passTime(dayMs + 1);
  await world.call(admin).setting.saveMails({ ...off, reportsAlerts: true, version });
  await mailAlerts(world.ctx(system));
  expect(await mailedTo(world, admin.email)).toEqual([]);
});
