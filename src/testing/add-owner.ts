import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { companies, companyMembers } from '#server/db/tables/companies.ts';
import { profiles } from '#server/db/tables/profiles.ts';
import { withDatabase } from './with-database.ts';

/**
 * Makes an account the owner of a new company without applications, in the database of a running
 * server with this data folder.
 */
export function addOwner(dataDir: string, userId: string, name: string): Promise<void> {
  return withDatabase(dataDir, async (db) => {
    const companyId = uuid();
    await db
      .insert(companies)
      .values({ id: companyId, name, slug: `company-${companyId}`, status: 'approved' });
    await db.insert(companyMembers).values({ companyId, userId, role: 'owner' });
    await db.update(profiles).set({ userType: 'company' }).where(eq(profiles.id, userId));
  });
}
