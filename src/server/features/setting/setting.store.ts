import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { accounts, adminUsers, users } from '#server/db/tables/accounts.ts';
import { siteSettings } from '#server/db/tables/site-settings.ts';
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
export async function countAdminsWith(
  tx: Ctx,
  _scope: AdminScope,
  providers: string[],
): Promise<number> {
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
