import { and, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { insertUnderSlug } from '#server/db/insert-under-slug.ts';
import { applications, heldApplications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import type { AdminScope } from '#server/scopes.ts';

/** A posting that an import has added or changed. */
export type SavedRow = { id: string; sourceRef: string | null; isNew: boolean };

export type ImportedRow = typeof postings.$inferInsert & { sourceRef: string };

const lockName = 'firstrung posting import';
const rowsAtOnce = 500;

/**
 * Lets one import or removal of imported postings run at a time, until the transaction ends: an
 * import locks companies in the order of its file.
 */
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
export async function insertCompany(ctx: Ctx, row: { id: string; name: string; slug: string }) {
  const times = { createdAt: ctx.now, updatedAt: ctx.now };
  await insertUnderSlug(ctx.db, { ...row, status: 'approved', ...times });
}

/**
 * Which of these postings of an earlier import are public. Locks the company first, as members do,
 * so that neither waits for the other for good.
 */
export async function findActiveRefs(ctx: Ctx, companyId: string, refs: readonly string[]) {
  if (refs.length === 0) return new Set<string | null>();
  const company = ctx.db.select({ id: companies.id }).from(companies);
  await company.where(eq(companies.id, companyId)).for('no key update');
  const rows = await ctx.db
    .select({ sourceRef: postings.sourceRef })
    .from(postings)
    .where(
      and(
        eq(postings.companyId, companyId),
        inArray(postings.sourceRef, [...refs]),
        eq(postings.state, 'active'),
      ),
    )
    .for('update');
  return new Set(rows.map(({ sourceRef }) => sourceRef));
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
export async function upsertImported(ctx: Ctx, rows: ImportedRow[]): Promise<SavedRow[]> {
  const written: SavedRow[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = await ctx.db
      .insert(postings)
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflictDoUpdate({
        target: [postings.companyId, postings.sourceRef],
        set: { ...incoming, version: sql`${postings.version} + 1`, updatedAt: ctx.now },
        setWhere: sql`(${stored}) is distinct from (${excluded})`,
      })
      .returning({
        id: postings.id,
        sourceRef: postings.sourceRef,
        isNew: sql<boolean>`(xmax = 0)`,
      });
    written.push(...some);
  }
  return written;
}

/**
 * Waits for those who are changing these postings or applying to them; companies first, as
 * elsewhere, so that neither waits for the other for good.
 */
export async function lockImported(ctx: Ctx, _scope: AdminScope, ids: string[]): Promise<void> {
  const isThese = inArray(postings.id, ids);
  const of = ctx.db.select({ id: postings.companyId }).from(postings).where(isThese);
  const byId = ctx.db.select({ id: companies.id }).from(companies).where(inArray(companies.id, of));
  await byId.orderBy(companies.id).for('no key update');
  const rows = ctx.db.select({ id: postings.id }).from(postings).where(isThese);
  await rows.orderBy(postings.id).for('update');
}

/**
 * Removes imported postings that nobody has edited, and to which nobody has applied. Without their
 * reference, importing the corrected file adds them again.
 */
export async function updateToRemoved(ctx: Ctx, _scope: AdminScope, ids: string[]) {
  const isApplied = ctx.db
    .select({ one: sql`1` })
    .from(applications)
    .where(
      and(eq(applications.companyId, postings.companyId), eq(applications.postingId, postings.id)),
    );
  const hasPending = ctx.db
    .select({ one: sql`1` })
    .from(heldApplications)
    .where(eq(heldApplications.postingId, postings.id));
  return ctx.db
    .update(postings)
    .set({ state: 'removed', sourceRef: null, version: 2, updatedAt: ctx.now })
    .where(
      and(
        inArray(postings.id, ids),
        isNotNull(postings.sourceRef),
        inArray(postings.state, ['active', 'draft']),
        eq(postings.version, 1),
        notExists(isApplied),
        notExists(hasPending),
      ),
    )
    .returning({ id: postings.id, companyId: postings.companyId });
}
