import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { companyMembers } from '#server/db/tables/companies.ts';
import { applicationViews } from '#server/db/tables/scorecards.ts';
import type { CompanyScope } from '#server/scopes.ts';

const ofMember = ({ companyId, userId }: CompanyScope) =>
  and(eq(applicationViews.companyId, companyId), eq(applicationViews.memberId, userId));

export async function loadViews(ctx: Ctx, scope: CompanyScope) {
  return ctx.db
    .select({
      id: applicationViews.id,
      name: applicationViews.name,
      query: applicationViews.query,
    })
    .from(applicationViews)
    .where(ofMember(scope))
    .orderBy(inAlphabet(applicationViews.name));
}

/** Lets the member's views be counted and saved one at a time. */
export async function lockViews(ctx: Ctx, { companyId, userId }: CompanyScope): Promise<void> {
  await ctx.db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)))
    .for('no key update');
}

export async function upsertView(
  ctx: Ctx,
  { companyId, userId }: CompanyScope,
  view: { id: string; name: string; query: string },
): Promise<string> {
  const [row] = await ctx.db
    .insert(applicationViews)
    .values({ ...view, companyId, memberId: userId, createdAt: ctx.now })
    .onConflictDoUpdate({
      target: [applicationViews.companyId, applicationViews.memberId, applicationViews.name],
      set: { query: view.query },
    })
    .returning({ id: applicationViews.id });
  return row?.id ?? view.id;
}

export async function deleteView(ctx: Ctx, scope: CompanyScope, viewId: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(applicationViews)
    .where(and(ofMember(scope), eq(applicationViews.id, viewId)))
    .returning({ id: applicationViews.id });
  return rows.length === 1;
}
