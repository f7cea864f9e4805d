import { indexVersions } from '#domain/search/index-version.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { loadOutdatedStudents } from './student-search.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const atOnce = 100;

/** Rebuilds index rows with an older rule version and returns their number. */
export async function updateOutdatedStudents(ctx: Ctx): Promise<number> {
  let count = 0;
  let after: string | null = null;
  do {
    const found: Awaited<ReturnType<typeof loadOutdatedStudents>> = await loadOutdatedStudents(
      ctx,
      {
        version: indexVersions.students,
        after,
        most: atOnce,
      },
    );
    for (const { id, activeAt } of found)
      await inTransaction(ctx, (tx) => updateStudentSearch(tx, id, activeAt));
    count += found.length;
    after = found.at(-1)?.id ?? null;
  } while (after !== null);
  return count;
}
