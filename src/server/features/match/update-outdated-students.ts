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
    const from: string | null = after;
    const found = await inTransaction(ctx, async (tx) => {
      const students = await loadOutdatedStudents(tx, {
        version: indexVersions.students,
        after: from,
        most: atOnce,
      });
      for (const { id, activeAt } of students) await updateStudentSearch(tx, id, activeAt);
      return students;
    });
    count += found.length;
    after = found.at(-1)?.id ?? null;
  } while (after !== null);
  return count;
}
