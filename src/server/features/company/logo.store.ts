import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#server/context.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyLogos } from '#server/db/tables/company-profile.ts';
import type { CompanyScope } from '#server/scopes.ts';

/** Replaces the company's logo, or removes it with null. Concurrent uploads take turns. */
export async function updateLogo(
  tx: Ctx,
  { companyId }: CompanyScope,
  logo: { id: string; bytes: Uint8Array } | null,
): Promise<void> {
  await tx.db
    .update(companies)
    .set({
      logoId: logo?.id ?? null,
      version: sql`${companies.version} + 1`,
      updatedAt: tx.now,
    })
    .where(eq(companies.id, companyId));
  await tx.db.delete(companyLogos).where(eq(companyLogos.companyId, companyId));
  if (logo) await tx.db.insert(companyLogos).values({ ...logo, companyId, createdAt: tx.now });
}

/** A logo, unless its company is suspended or gone. */
export async function findLogo(ctx: Ctx, logoId: string) {
  const [row] = await ctx.db
    .select({ bytes: companyLogos.bytes })
    .from(companyLogos)
    .innerJoin(companies, eq(companies.id, companyLogos.companyId))
    .where(
      and(
        eq(companyLogos.id, logoId),
        eq(companies.status, 'approved'),
        eq(companies.isActive, true),
      ),
    );
  return row;
}
