import { eq, or, sql } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { companies } from './tables/companies.ts';

/** Inserts a company under its slug, or the next free variant. */
export async function insertUnderSlug(db: Db, row: typeof companies.$inferInsert): Promise<void> {
  const existing = await db
    .select({ slug: companies.slug })
    .from(companies)
    .where(
      or(eq(companies.slug, row.slug), sql`starts_with(${companies.slug}, ${`${row.slug}-`})`),
    );
  const taken = new Set(existing.map(({ slug }) => slug));
  let slug = row.slug;
  for (let number = 2; ; number++) {
    if (!taken.has(slug)) {
      // Another transaction may take it at the same moment.
      const { rowCount } = await db
        .insert(companies)
        .values({ ...row, slug })
        .onConflictDoNothing({ target: companies.slug });
      if (rowCount) return;
    }
    slug = `${row.slug}-${number}`;
  }
}
