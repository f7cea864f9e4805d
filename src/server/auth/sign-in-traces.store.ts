import { lt } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { accountTokens, knownDevices, signInFailures } from '#server/db/tables/account-security.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Deletes sign-in counters after two days, links 30 days after they expire, and devices unused for
 * a year.
 */
export async function deleteOldTraces(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.delete(rateLimits).where(lt(rateLimits.lastRequest, ago(2).getTime()));
  await db.delete(signInFailures).where(lt(signInFailures.lastAt, ago(2)));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, ago(30)));
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, ago(365)));
}
