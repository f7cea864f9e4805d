import { type Ctx, inTransaction } from '#server/context.ts';
import { countNamed, deleteUnclaimedKey, lockUnclaimedKey } from './file.store.ts';

/** How long an upload may be at work before what it stored counts as left behind. */
const patienceMs = 60 * 60 * 1000;

/** Removes what was stored by uploads that ended before a file named it; a file that is named is never touched. */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - patienceMs);
  let removed = 0;
  while (await inTransaction(ctx, (tx) => removeOne(tx, before))) removed += 1;
  return removed;
}

async function removeOne(tx: Ctx, before: Date): Promise<boolean> {
  const key = await lockUnclaimedKey(tx, before);
  if (key === undefined) return false;
  if ((await countNamed(tx, key)) === 0) await tx.files.delete(key);
  await deleteUnclaimedKey(tx, key);
  return true;
}
