import type { OwnPreferences } from '#contract/match.ts';
import { noPreferences, payCurrencies } from '#domain/match/job-preferences.ts';
import { fold } from '#domain/search/fold.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { removeUnfindable } from '#server/features/talent/talent-pool.ts';
import { requireStudent } from '#server/scopes.ts';
import { findPreferences, upsertPreferences } from './preferences.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

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

/** Saves the student's preferences and visibility. Refuses if another tab has changed them. */
export async function savePreferences(
  ctx: Ctx,
  { version, ...typed }: OwnPreferences,
): Promise<OwnPreferences> {
  const student = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const isMine = await upsertPreferences(tx, student, {
      ...typed,
      locations: once(typed.locations),
      permits: [...new Set(typed.permits)],
      expectedVersion: version,
    });
    if (!isMine) throw new AppError('PROFILE_CHANGED', await loadPreferences(tx));
    await updateStudentSearch(tx, student.studentId);
    await removeUnfindable(tx);
    return loadPreferences(tx);
  });
}

/** Removes duplicate places, ignoring case. */
function once(places: string[]): string[] {
  const all = new Map<string, string>();
  for (const place of places) {
    const key = fold(place);
    if (!all.has(key)) all.set(key, place);
  }
  return [...all.values()];
}
