import type { OwnPreferences } from '#contract/match.ts';
import { fold } from '#domain/search/fold.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { removeUnfindable } from '#server/features/talent/talent-pool.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadPreferences } from './load-preferences.ts';
import { upsertPreferences } from './preferences.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

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
      seenVersion: version,
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
