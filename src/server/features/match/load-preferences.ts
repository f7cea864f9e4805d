import type { OwnPreferences } from '#contract/match.ts';
import { noPreferences, payCurrencies } from '#domain/match/job-preferences.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { findPreferences } from './preferences.store.ts';

/** The student's preferences, and which companies can see them: none by default. */
export async function loadPreferences(ctx: Ctx): Promise<OwnPreferences> {
  const row = await findPreferences(ctx, requireStudent(ctx));
  if (row === undefined) return { ...noPreferences, version: 0 };
  const { userId: _, updatedAt: __, ...saved } = row;
  return {
    ...saved,
    salaryCurrency:
      payCurrencies.find((each) => each === row.salaryCurrency) ?? noPreferences.salaryCurrency,
    salaryPeriod: row.salaryPeriod ?? noPreferences.salaryPeriod,
  };
}
