import { type Ctx, inTransaction } from '#server/context.ts';
import { loadUnindexed } from './student-search.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const atOnce = 500;

/** Indexes visible students without an index row, for example after a database import. */
export async function updateMissingStudents(ctx: Ctx): Promise<void> {
  for (let count = atOnce; count === atOnce;) {
    const students = await loadUnindexed(ctx, atOnce);
    for (const { id, activeAt } of students)
      await inTransaction(ctx, (tx) => updateStudentSearch(tx, id, activeAt));
    count = students.length;
  }
}
