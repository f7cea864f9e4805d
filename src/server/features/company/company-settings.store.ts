import { and, eq } from 'drizzle-orm';
import type { CompanySettingName } from '#domain/company/company-settings.ts';
import type { Ctx } from '#server/context.ts';
import { companySettings } from '#server/db/tables/company-profile.ts';
import type { CompanyScope } from '#server/scopes.ts';

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
  seenVersion: number,
  values: Values,
): Promise<boolean> {
  const row = { ...values, version: seenVersion + 1, updatedAt: ctx.now };
  const saved =
    seenVersion === 0
      ? await ctx.db
          .insert(companySettings)
          .values({ ...row, companyId })
          .onConflictDoNothing()
          .returning({ version: companySettings.version })
      : await ctx.db
          .update(companySettings)
          .set(row)
          .where(
            and(eq(companySettings.companyId, companyId), eq(companySettings.version, seenVersion)),
          )
          .returning({ version: companySettings.version });
  return saved.length === 1;
}
