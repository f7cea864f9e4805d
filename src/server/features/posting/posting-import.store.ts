import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { insertUnderSlug } from '#server/db/insert-under-slug.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';

export type ImportedRow = typeof postings.$inferInsert & { sourceRef: string };

const lockName = 'firstrung posting import';
const rowsAtOnce = 500;

/** Serializes imports until the transaction ends. */
export async function lockImport(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

/** The companies that match a name, oldest first. */
export async function findCompanies(ctx: Ctx, name: string) {
  return ctx.db
    .select({
      id: companies.id,
      name: companies.name,
      status: companies.status,
      timeZone: companies.timeZone,
    })
    .from(companies)
    .where(sql`lower(${companies.name}) = lower(${name})`)
    .orderBy(companies.createdAt, companies.id);
}

/** Inserts an approved company, with a numbered slug if its own is taken. */
export async function insertCompany(
  ctx: Ctx,
  row: { id: string; name: string; slug: string },
): Promise<void> {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await insertUnderSlug(ctx.db, { ...row, status: 'approved', ...times });
}

const content = [
  'title',
  'description',
  'primaryRole',
  'department',
  'category',
  'level',
  'type',
  'duration',
  'location',
  'workplace',
  'skills',
  'salaryMin',
  'salaryMax',
  'salaryCurrency',
  'salaryPeriod',
  'deadline',
  'deadlineZone',
  'minDegree',
  'batchFrom',
  'batchTo',
  'needsPermit',
] as const satisfies (keyof typeof postings.$inferInsert)[];

const columnOf = (key: (typeof content)[number]) => sql.identifier(postings[key].name);
const incoming = Object.fromEntries(content.map((key) => [key, sql`excluded.${columnOf(key)}`]));
const stored = sql.join(
  content.map((key) => sql`${postings}.${columnOf(key)}`),
  sql`, `,
);
const excluded = sql.join(
  content.map((key) => sql`excluded.${columnOf(key)}`),
  sql`, `,
);

/**
 * Inserts postings and updates those with changed content. Keeps the state that the company has set
 * since.
 */
export async function upsertImported(
  ctx: Ctx,
  rows: ImportedRow[],
): Promise<{ inserted: number; updated: number; ids: string[] }> {
  let inserted = 0;
  let updated = 0;
  const ids: string[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const written = await ctx.db
      .insert(postings)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [postings.companyId, postings.sourceRef],
        set: { ...incoming, version: sql`${postings.version} + 1`, updatedAt: ctx.now },
        setWhere: sql`(${stored}) is distinct from (${excluded})`,
      })
      .returning({ id: postings.id, isNew: sql<boolean>`(xmax = 0)` });
    ids.push(...written.map(({ id }) => id));
    inserted += written.filter(({ isNew }) => isNew).length;
    updated += written.filter(({ isNew }) => !isNew).length;
  }
  return { inserted, updated, ids };
}
