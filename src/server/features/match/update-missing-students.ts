import { type Ctx, inTransaction } from '#server/context.ts';
import { loadUnindexed } from './student-search.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const atOnce = 500;

/** Indexes visible students without an index row, for example after a database import. */
export async function updateMissingStudents(ctx: Ctx): Promise<void> {
  for (let count = atOnce; count === atOnce;) {
    count = await inTransaction(ctx, async (tx) => {
      const students = await loadUnindexed(tx, atOnce);
      for (const { id, activeAt } of students) await updateStudentSearch(tx, id, activeAt);
      return students.length;
    });
  }
}
