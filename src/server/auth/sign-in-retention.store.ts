import { lt } from 'drizzle-orm';
import { dayMs } from '#domain/time.ts';
import type { Db } from '#server/db/connect.ts';
import { accountTokens, knownDevices } from '#server/db/tables/account-security.ts';
import { companyInvitations } from '#server/db/tables/companies.ts';

/** Removes what signing in leaves behind: links 30 days after their time, devices not seen for a year. */
export async function deleteOldSignInData(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, ago(30)));
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, ago(30)));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, ago(365)));
}
