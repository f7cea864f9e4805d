import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { companies } from '#server/db/tables/companies.ts';

export async function findByContact(ctx: Ctx, email: string) {
  const [row] = await ctx.db
    .select({ id: companies.id, status: companies.status, version: companies.version })
    .from(companies)
    .where(sql`lower(${companies.contactEmail}) = ${email}`)
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(1);
  return row;
}

/** Resubmits a rejected company for review with its updated details. */
export async function updateToPending(
  ctx: Ctx,
  companyId: string,
  fields: Partial<typeof companies.$inferInsert>,
): Promise<void> {
  await ctx.db
    .update(companies)
    .set({
      ...fields,
      status: 'pending',
      version: sql`${companies.version} + 1`,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .where(eq(companies.id, companyId));
}
