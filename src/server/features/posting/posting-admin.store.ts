import { and, count, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { containsText } from '#server/db/contains-text.ts';
import { applications } from '#server/db/tables/applications.ts';
import { companies } from '#server/db/tables/companies.ts';
import { postings } from '#server/db/tables/postings.ts';
import { countCapped } from '#server/paging/capped-rows.ts';
import { keyset, type Paging } from '#server/paging/keyset.ts';
import type { AdminScope } from '#server/scopes.ts';

export type AdminPostingFilter = {
  status?: 'active' | 'inactive' | undefined;
  search?: string | undefined;
};

const states = { active: ['active'], inactive: ['draft', 'closed'] } as const;

function matchesFilter({ status, search }: AdminPostingFilter): SQL | undefined {
  return and(
    status ? inArray(postings.state, states[status]) : ne(postings.state, 'removed'),
    search ? containsText([postings.title, postings.primaryRole], search) : undefined,
  );
}

const rowColumns = {
  id: postings.id,
  title: postings.title,
  companyName: companies.name,
  primaryRole: postings.primaryRole,
  duration: postings.duration,
  state: postings.state,
  postedAt: postings.postedAt,
  version: postings.version,
};

export async function pageAdminPostings(
  ctx: Ctx,
  _scope: AdminScope,
  input: Paging & AdminPostingFilter,
) {
  const key = keyset({ at: postings.createdAt, id: postings.id }, input);
  const rows = await ctx.db
    .select({ row: rowColumns, createdAt: postings.createdAt })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(key.where(matchesFilter(input)))
    .orderBy(...key.orderBy)
    .limit(key.limit);
  const page = key.page(rows, ({ row, createdAt }) => ({ at: createdAt, id: row.id }));
  return { ...page, items: page.items.map(({ row }) => row) };
}

export async function countAdminPostings(ctx: Ctx, _scope: AdminScope, filter: AdminPostingFilter) {
  return countCapped(ctx, postings, matchesFilter(filter));
}

export async function countTotals(ctx: Ctx, _scope: AdminScope) {
  const [byState, allApplications] = await Promise.all([
    ctx.db
      .select({ state: postings.state, count: count() })
      .from(postings)
      .where(ne(postings.state, 'removed'))
      .groupBy(postings.state),
    ctx.db.$count(applications),
  ]);
  const total = byState.reduce((sum, row) => sum + row.count, 0);
  const active = byState.find(({ state }) => state === 'active')?.count ?? 0;
  return { total, active, inactive: total - active, applications: allApplications };
}

const isThere = (postingId: string) =>
  and(eq(postings.id, postingId), ne(postings.state, 'removed'));

export async function findAdminPosting(ctx: Ctx, _scope: AdminScope, postingId: string) {
  const [row] = await ctx.db
    .select({ posting: postings, company: companies })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isThere(postingId));
  return row;
}

export async function countReceived(
  ctx: Ctx,
  _scope: AdminScope,
  { companyId, id }: { companyId: string; id: string },
): Promise<number> {
  return ctx.db.$count(
    applications,
    and(eq(applications.companyId, companyId), eq(applications.postingId, id)),
  );
}

/** Locks the company first, as members do, so that neither waits for the other. */
export async function lockAdminPosting(ctx: Ctx, _scope: AdminScope, postingId: string) {
  const company = ctx.db
    .select({ id: postings.companyId })
    .from(postings)
    .where(isThere(postingId));
  await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(inArray(companies.id, company))
    .for('no key update');
  const [row] = await ctx.db
    .select({ posting: postings, company: companies })
    .from(postings)
    .innerJoin(companies, eq(companies.id, postings.companyId))
    .where(isThere(postingId))
    .for('update', { of: postings });
  return row;
}

export async function updateLocked(
  ctx: Ctx,
  locked: { companyId: string; id: string; version: number },
  change: Partial<typeof postings.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(postings)
    .set({ ...change, version: locked.version + 1, updatedAt: ctx.now })
    .where(and(eq(postings.companyId, locked.companyId), eq(postings.id, locked.id)));
}

export async function insertPosting(ctx: Ctx, row: typeof postings.$inferInsert): Promise<void> {
  await ctx.db.insert(postings).values({ ...row, createdAt: ctx.now, updatedAt: ctx.now });
}

export async function findApprovedCompany(ctx: Ctx, companyId: string) {
  const [row] = await ctx.db
    .select({
      id: companies.id,
      name: companies.name,
      status: companies.status,
      timeZone: companies.timeZone,
    })
    .from(companies)
    .where(and(eq(companies.id, companyId), eq(companies.status, 'approved')));
  return row;
}
