import { and, count, eq, exists, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyStatus } from '#domain/company/company-status.ts';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { demoIdEnd } from '#server/db/demo/demo-id.ts';
import { insertUnderSlug } from '#server/db/insert-under-slug.ts';
import { aboutCompanyColumns, companies, companyMembers } from '#server/db/tables/companies.ts';
import { companySettings } from '#server/db/tables/company-profile.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope, CompanyScope } from '#server/scopes.ts';

export type CompanyFilter = { status?: CompanyStatus | undefined; search?: string | undefined };
export type NewCompany = Omit<typeof companies.$inferInsert, 'slug'> & { slug: string };

const lockName = 'firstrung companies';

/** Serializes new companies until the transaction ends, so that names and slugs stay unique. */
export async function lockCompanies(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${lockName}))`);
}

function isStatus(status: CompanyStatus): SQL | undefined {
  // Requests from before reviews existed count as pending.
  return status === 'pending'
    ? inArray(companies.status, ['pending', 'requested'])
    : eq(companies.status, status);
}

const contactName = sql`(${companies.contactFirstName} || ' ' || ${companies.contactLastName})`;
/** As it's written in Chinese, Japanese and Korean. */
const easternContactName = sql`(${companies.contactLastName} || ${companies.contactFirstName})`;
/** Deleted companies, whose name is kept for their applicants, are never listed. */
const isThere = or(eq(companies.isActive, true), ne(companies.status, 'suspended'));

function matchesFilter({ status, search }: CompanyFilter): SQL | undefined {
  return and(
    isThere,
    status && isStatus(status),
    search
      ? containsText(
          [companies.name, companies.contactEmail, contactName, easternContactName],
          search,
        )
      : undefined,
  );
}

export async function pageCompanies(ctx: Ctx, _scope: AdminScope, input: Paging & CompanyFilter) {
  const key = keyset({ at: companies.createdAt, id: companies.id }, input);
  const rows = await ctx.db
    .select({
      company: companies,
      hasLogin: exists(
        ctx.db
          .select({ one: sql`1` })
          .from(companyMembers)
          .where(eq(companyMembers.companyId, companies.id)),
      ).mapWith(Boolean),
    })
    .from(companies)
    .where(key.where(matchesFilter(input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  return key.page(rows, ({ company }) => ({ at: company.createdAt, id: company.id }));
}

export async function countCompanies(ctx: Ctx, _scope: AdminScope, filter: CompanyFilter) {
  return countCapped(ctx, companies, matchesFilter(filter));
}

export async function countByStatus(ctx: Ctx, _scope: AdminScope) {
  const rows = await ctx.db
    .select({ status: companies.status, count: count() })
    .from(companies)
    .where(isThere)
    .groupBy(companies.status);
  return rows;
}

export async function lockCompany(ctx: Ctx, _scope: AdminScope, companyId: string) {
  const [row] = await ctx.db
    .select()
    .from(companies)
    .where(and(eq(companies.id, companyId), isThere))
    .for('update');
  return row;
}

/** A company that an administrator may read, which excludes deleted ones. */
export async function findCompany(ctx: Ctx, _scope: AdminScope, companyId: string) {
  const [row] = await ctx.db
    .select()
    .from(companies)
    .where(and(eq(companies.id, companyId), isThere));
  return row;
}

export async function updateLockedCompany(
  ctx: Ctx,
  _scope: AdminScope,
  { id, version }: { id: string; version: number },
  fields: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(companies)
    .set({ ...fields, version: version + 1, updatedAt: ctx.now })
    .where(eq(companies.id, id));
}

export async function updateStatus(
  ctx: Ctx,
  _scope: AdminScope,
  change: { companyId: string; to: CompanyStatus; version: number },
): Promise<void> {
  await ctx.db
    .update(companies)
    .set({
      status: change.to,
      version: change.version,
      updatedAt: ctx.now,
      ...(change.to === 'approved' && {
        approvedAt: sql`coalesce(${companies.approvedAt}, ${ctx.now.toISOString()}::timestamptz)`,
      }),
    })
    .where(eq(companies.id, change.companyId));
}

export async function loadMembers(ctx: Ctx, companyId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId));
  return rows.map(({ userId }) => userId);
}

export async function insertOwner(ctx: Ctx, companyId: string, userId: string): Promise<void> {
  await ctx.db
    .insert(companyMembers)
    .values({ companyId, userId, role: 'owner', createdAt: ctx.now });
}

export async function findOwnCompany(ctx: Ctx, { companyId }: CompanyScope) {
  const [row] = await ctx.db.select().from(companies).where(eq(companies.id, companyId));
  return row;
}

const isPublicCompany = and(eq(companies.status, 'approved'), eq(companies.isActive, true));

/** What anybody may know of an approved company. */
export async function findPublicCompany(ctx: Ctx, slug: string) {
  const [row] = await ctx.db
    .select({
      id: companies.id,
      name: companies.name,
      slug: companies.slug,
      logoId: companies.logoId,
      primaryColor: companies.primaryColor,
      secondaryColor: companies.secondaryColor,
      version: companies.version,
      ...aboutCompanyColumns,
      industry: companies.industry,
      size: companies.size,
      foundedYear: companies.foundedYear,
      location: companies.location,
      address: companies.address,
      contactEmail: companies.contactEmail,
      contactPhone: companies.contactPhone,
    })
    .from(companies)
    .where(and(eq(companies.slug, slug), isPublicCompany));
  return row;
}

function indexedCompanies(ctx: Ctx) {
  return ctx.db
    .select({ slug: companies.slug, changedAt: companies.updatedAt })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.id))
    .where(and(isPublicCompany, sql`${companySettings.isIndexed} is not false`));
}

/** The pages that search engines may list. */
export async function loadIndexedCompanies(ctx: Ctx, part: number, size: number) {
  return indexedCompanies(ctx)
    .orderBy(companies.id)
    .limit(size)
    .offset(part * size);
}

export async function countIndexedCompanies(ctx: Ctx): Promise<number> {
  return ctx.db.$count(indexedCompanies(ctx).as('indexed'));
}

/** Returns false if the version has changed. */
export async function updateOwnRow(
  ctx: Ctx,
  { companyId }: CompanyScope,
  version: number,
  fields: Partial<typeof companies.$inferInsert>,
): Promise<boolean> {
  const rows = await ctx.db
    .update(companies)
    .set({ ...fields, version: version + 1, updatedAt: ctx.now })
    .where(and(eq(companies.id, companyId), eq(companies.version, version)))
    .returning({ id: companies.id });
  return rows.length > 0;
}

/** Another company with this name that is not rejected. */
export async function findNamesake(ctx: Ctx, name: string, companyId?: string) {
  const [row] = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(
      and(
        sql`lower(${companies.name}) = lower(${name})`,
        ne(companies.status, 'rejected'),
        companyId === undefined ? undefined : ne(companies.id, companyId),
      ),
    )
    .limit(1);
  return row;
}

/** Inserts a company, with a numbered slug if its own is taken. */
export async function insertCompany(ctx: Ctx, row: NewCompany): Promise<void> {
  await insertUnderSlug(ctx.db, { ...row, createdAt: ctx.now, updatedAt: ctx.now });
}

export async function updateDemoToSuspended({ db, now }: Ctx): Promise<string[]> {
  const isDemo = sql`right(${companies.id}::text, 12) = ${demoIdEnd}`;
  const rows = await db
    .update(companies)
    .set({ status: 'suspended', version: sql`${companies.version} + 1`, updatedAt: now })
    .where(and(eq(companies.status, 'approved'), isDemo))
    .returning({ id: companies.id });
  return rows.map(({ id }) => id);
}
