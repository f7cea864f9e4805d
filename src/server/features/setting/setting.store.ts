import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { everyKind } from '#domain/setting/notification-choice.ts';
import type { Ctx } from '#server/context.ts';
import { lockUntilCommit } from '#server/db/lock-until-commit.ts';
import { prepareOnce } from '#server/db/prepare-once.ts';
import { accounts, adminUsers, users } from '#server/db/tables/accounts.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
import { notificationPreferences, userSettings } from '#server/db/tables/user-settings.ts';
import type { AdminScope } from '#server/scopes.ts';

export function loadSettingRows({ db }: Ctx) {
  return db
    .select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
    .from(siteSettings);
}

const lockName = 'firstrung settings';

/**
 * Serializes settings changes until the transaction ends. An advisory lock, because the first
 * change has no row to lock.
 */
export async function lockSettings(tx: Ctx, _scope: AdminScope): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

export async function upsertSettings(
  tx: Ctx,
  { adminId }: AdminScope,
  values: Record<string, unknown>,
): Promise<void> {
  const change = { updatedAt: tx.now, updatedBy: adminId };
  for (const [key, value] of Object.entries(values)) {
    await tx.db
      .insert(siteSettings)
      .values({ key, value, ...change })
      .onConflictDoUpdate({
        target: siteSettings.key,
        set: { value, version: sql`${siteSettings.version} + 1`, ...change },
      });
  }
}

/** Counts administrators who have connected an external provider. */
export async function countAdminsWith(tx: Ctx, _scope: AdminScope, providers: string[]) {
  const found = tx.db
    .select({ id: users.id })
    .from(adminUsers)
    .innerJoin(users, sql`lower(${users.email}) = lower(${adminUsers.email})`)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(
      and(
        eq(adminUsers.isActive, true),
        eq(users.emailVerified, true),
        inArray(accounts.providerId, providers),
      ),
    );
  return tx.db.$count(sql`${found} as found`);
}

type Settings = typeof userSettings.$inferInsert;
type Choice = Omit<typeof notificationPreferences.$inferInsert, 'userId'>;

const settingsOf = prepareOnce((db) =>
  db
    .select()
    .from(userSettings)
    .where(eq(userSettings.userId, sql.placeholder('userId')))
    .prepare('settings of a user'),
);

export async function findUserSettings({ db }: Ctx, userId: string) {
  const [row] = await settingsOf(db).execute({ userId });
  return row;
}

/** The account columns that settings default to. */
export async function findSettled({ db }: Ctx, userId: string) {
  const [row] = await db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
      handle: profiles.handle,
      theme: profiles.theme,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function loadChoices({ db }: Ctx, userId: string) {
  return db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
}

export async function findUserId({ db }: Ctx, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row?.id;
}

/** The accounts with these addresses, given in lower case, with what their mails depend on. */
export async function loadReaderRows({ db }: Ctx, emails: readonly string[]) {
  const email = sql<string>`lower(${users.email})`;
  const people = await db
    .select({ userId: users.id, email, settings: userSettings })
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .where(sql`${email} = any(${sql.param([...emails])}::text[])`);
  const ids = people.map(({ userId }) => userId);
  const choices = await db
    .select()
    .from(notificationPreferences)
    .where(sql`${notificationPreferences.userId} = any(${sql.param(ids)}::uuid[])`);
  return { people, choices };
}

/** Which of these users turned off in-app notifications of this kind. */
export async function loadMuted(
  { db }: Ctx,
  userIds: string[],
  kind: string,
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const { userId, kind: of, inApp } = notificationPreferences;
  const rows = await db
    .select({ userId })
    .from(notificationPreferences)
    .where(
      and(
        sql`${userId} = any(${sql.param(userIds)}::uuid[])`,
        or(eq(of, kind), eq(of, everyKind)),
        eq(inApp, false),
      ),
    );
  return new Set(rows.map((row) => row.userId));
}

export async function upsertUserSettings(
  { db, now }: Ctx,
  userId: string,
  change: Omit<Settings, 'userId' | 'version' | 'updatedAt'>,
): Promise<void> {
  await db
    .insert(userSettings)
    .values({ userId, ...change, updatedAt: now })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: { ...change, version: sql`${userSettings.version} + 1`, updatedAt: now },
    });
}

export async function upsertChoices({ db }: Ctx, userId: string, choices: Choice[]) {
  await db
    .insert(notificationPreferences)
    .values(choices.map((choice) => ({ ...choice, userId })))
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind],
      set: { inApp: sql`excluded.in_app`, email: sql`excluded.email`, sms: sql`excluded.sms` },
    });
}

/** Sets the profile's handle. Returns false if it is taken. */
export async function updateHandle({ db, now }: Ctx, userId: string, handle: string | null) {
  // A single statement settles races without an error that would abort the transaction.
  const { rowCount } = await db.execute(sql`
    update ${profiles} set handle = ${handle}, updated_at = ${now.toISOString()}::timestamptz
    where id = ${userId}
      and not exists (select 1 from ${profiles} other where other.handle = ${handle} and other.id <> ${userId})`);
  return rowCount === 1;
}

/** Prevents others from taking the handle until the transaction ends. */
export async function lockHandle({ db }: Ctx, handle: string): Promise<void> {
  await lockUntilCommit({ db }, `handle:${handle}`);
}
