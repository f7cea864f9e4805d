import { type Ctx, inTransaction } from '#server/context.ts';
import { loadUnindexed } from './student-search.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const atOnce = 500;

/** Writes the rows of students who may be found and have none, as in a database that came without them. */
export async function updateMissingStudents(ctx: Ctx): Promise<void> {
  for (let count = atOnce; count === atOnce;) {
    count = await inTransaction(ctx, async (tx) => {
      const ids = await loadUnindexed(tx, atOnce);
      for (const id of ids) await updateStudentSearch(tx, id);
      return ids.length;
    });
  }
}
