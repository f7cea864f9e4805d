import { type Ctx, inTransaction } from '#server/context.ts';
import { updateStudentDollars } from '#server/features/match/update-student-dollars.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { indexExternal } from './index-external.ts';
import { indexPostings } from './index-postings.ts';
import { loadInDollars } from './search-index.store.ts';

/** Updates offered and expected salaries in dollars after the exchange rate changed. */
export async function indexDollars(ctx: Ctx): Promise<void> {
  const paid = await loadInDollars(ctx);
  const idsOf = (ours: boolean) => paid.filter(({ isOurs }) => isOurs === ours).map(({ id }) => id);
  await inTransaction(ctx, async (tx) => {
    await indexPostings(tx, idsOf(true));
    await indexExternal(tx, idsOf(false));
    await publishChange(tx, 'postings');
  });
  await updateStudentDollars(ctx);
}
