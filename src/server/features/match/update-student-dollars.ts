import { type Ctx, inTransaction } from '#server/context.ts';
import { loadInDollars } from './student-search.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

const atOnce = 500;

/**
 * Updates the expected pay of students who state it in dollars, after the exchange rate changed.
 */
export async function updateStudentDollars(ctx: Ctx): Promise<void> {
  const students = await loadInDollars(ctx);
  for (let start = 0; start < students.length; start += atOnce)
    await inTransaction(ctx, async (tx) => {
      for (const { id, activeAt } of students.slice(start, start + atOnce))
        await updateStudentSearch(tx, id, activeAt);
    });
}
