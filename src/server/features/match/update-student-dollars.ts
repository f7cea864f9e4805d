import { type Ctx, inTransaction } from '#server/context.ts';
import { loadInDollars } from './student-search.store.ts';
import { updateStudentSearch } from './update-student-search.ts';

/**
 * Updates the expected pay of students who state it in dollars, after the exchange rate changed.
 */
export async function updateStudentDollars(ctx: Ctx): Promise<void> {
  for (const { id, activeAt } of await loadInDollars(ctx))
    await inTransaction(ctx, (tx) => updateStudentSearch(tx, id, activeAt));
}
