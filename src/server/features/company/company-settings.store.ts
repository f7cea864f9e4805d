import { and, desc, eq, sql } from 'drizzle-orm';
import type { CompanySettingName } from '#domain/company/company-settings.ts';
import type { Ctx } from '#server/context.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyLogos, companySettings } from '#server/db/tables/company-profile.ts';
import type { AdminScope, CompanyScope } from '#server/scopes.ts';

type Values = Record<CompanySettingName, boolean>;

export async function findSettings(ctx: Ctx, companyId: string) {
  const [row] = await ctx.db
    .select()
    .from(companySettings)
    .where(eq(companySettings.companyId, companyId));
  return row;
}

/** Saves if the version is unchanged; 0 means no row yet. Returns false otherwise. */
export async function upsertSettings(
  ctx: Ctx,
  { companyId }: CompanyScope,
  expectedVersion: number,
  values: Values,
): Promise<boolean> {
  const row = { ...values, version: expectedVersion + 1, updatedAt: ctx.now };
  const saved =
    expectedVersion === 0
      ? await ctx.db
          .insert(companySettings)
          .values({ ...row, companyId })
          .onConflictDoNothing()
          .returning({ version: companySettings.version })
      : await ctx.db
          .update(companySettings)
          .set(row)
          .where(
            and(
              eq(companySettings.companyId, companyId),
              eq(companySettings.version, expectedVersion),
            ),
          )
          .returning({ version: companySettings.version });
  return saved.length === 1;
}

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

/** Replaces the company's logo, or removes it with null. Concurrent uploads take turns. */
export async function updateLogo(
  tx: Ctx,
  { companyId }: CompanyScope | (AdminScope & { companyId: string }),
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
