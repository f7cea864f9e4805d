import type { Ctx } from '#server/context.ts';
import { countOpenPostings, lockSubscriber } from './plan.store.ts';
import { requireUse } from './require-use.ts';

/**
 * Does something to a company's postings, in the caller's transaction, and refuses it if more of
 * them would be open than the plan includes. Whatever opens a posting goes through here: whoever
 * does it, and whether it is published, reopened, imported, or gets a later deadline.
 */
export async function limitOpenPostings<Done>(
  tx: Ctx,
  companyId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await lockSubscriber(tx, { companyId });
  const before = await countOpenPostings(tx, companyId);
  const done = await work();
  const after = await countOpenPostings(tx, companyId);
  if (after > before) await requireUse(tx, { companyId }, 'openPostings', after - 1);
  return done;
}
