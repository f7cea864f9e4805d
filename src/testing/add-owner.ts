import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { connectDatabase } from '#server/db/connect.ts';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Makes an account the owner of a new company without applications, in the database of a running
 * server with this data folder.
 */
export async function addOwner(dataDir: string, userId: string, name: string): Promise<void> {
  const database = await connectDatabase({
    dataDir,
    poolSize: 1,
    statementTimeoutMs: 5_000,
    applicationName: 'e2e',
    log: quiet,
  });
  try {
    const companyId = uuid();
    await database.db
      .insert(companies)
      .values({ id: companyId, name, slug: `company-${companyId}`, status: 'approved' });
    await database.db.insert(companyMembers).values({ companyId, userId, role: 'owner' });
    await database.db.update(profiles).set({ userType: 'company' }).where(eq(profiles.id, userId));
  } finally {
    await database.close();
  }
}
