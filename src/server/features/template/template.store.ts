import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { inAlphabet } from '#server/db/in-alphabet.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { messageTemplates } from '#server/db/tables/message-templates.ts';
import type { CompanyScope } from '#server/scopes.ts';

const ofCompany = (scope: CompanyScope) => eq(messageTemplates.companyId, scope.companyId);
const isIt = (scope: CompanyScope, id: string) =>
  and(ofCompany(scope), eq(messageTemplates.id, id));

export async function loadTemplates(ctx: Ctx, scope: CompanyScope) {
  const { id, kind, name, body, version } = messageTemplates;
  return ctx.db
    .select({ id, kind, name, body, version })
    .from(messageTemplates)
    .where(ofCompany(scope))
    .orderBy(inAlphabet(name), asc(id));
}

export async function findNames(ctx: Ctx, scope: CompanyScope) {
  const [row] = await ctx.db
    .select({ company: companies.name, sender: users.name })
    .from(companies)
    .innerJoin(users, eq(users.id, scope.userId))
    .where(eq(companies.id, scope.companyId));
  return row ?? { company: '', sender: '' };
}

/** Blocks other new templates of the company until the transaction ends. */
export async function lockCompany(ctx: Ctx, scope: CompanyScope): Promise<void> {
  await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, scope.companyId))
    .for('no key update');
}

export async function countTemplates(ctx: Ctx, scope: CompanyScope): Promise<number> {
  return ctx.db.$count(messageTemplates, ofCompany(scope));
}

/** Returns false if another template of this kind has the name. */
export async function insertTemplate(
  ctx: Ctx,
  scope: CompanyScope,
  row: Pick<typeof messageTemplates.$inferInsert, 'id' | 'kind' | 'name' | 'body'>,
): Promise<boolean> {
  const inserted = await ctx.db
    .insert(messageTemplates)
    .values({
      ...row,
      companyId: scope.companyId,
      updatedBy: scope.userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: messageTemplates.id });
  return inserted.length === 1;
}

export async function lockTemplate(ctx: Ctx, scope: CompanyScope, id: string) {
  const [row] = await ctx.db.select().from(messageTemplates).where(isIt(scope, id)).for('update');
  return row;
}

export async function findOther(
  ctx: Ctx,
  scope: CompanyScope,
  of: { id: string; kind: 'reply' | 'rejection'; name: string },
) {
  const [row] = await ctx.db
    .select({ id: messageTemplates.id })
    .from(messageTemplates)
    .where(
      and(
        ofCompany(scope),
        eq(messageTemplates.kind, of.kind),
        sql`lower(${messageTemplates.name}) = lower(${of.name})`,
        sql`${messageTemplates.id} <> ${of.id}`,
      ),
    );
  return row;
}

export async function updateTemplate(
  ctx: Ctx,
  scope: CompanyScope,
  change: { id: string; name: string; body: string },
): Promise<void> {
  const { id, name, body } = change;
  await ctx.db
    .update(messageTemplates)
    .set({
      name,
      body,
      updatedBy: scope.userId,
      updatedAt: ctx.now,
      version: sql`${messageTemplates.version} + 1`,
    })
    .where(isIt(scope, id));
}

export async function deleteTemplate(ctx: Ctx, scope: CompanyScope, id: string): Promise<boolean> {
  const removed = await ctx.db
    .delete(messageTemplates)
    .where(isIt(scope, id))
    .returning({ id: messageTemplates.id });
  return removed.length === 1;
}
