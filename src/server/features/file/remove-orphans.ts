import { type Ctx, inTransaction } from '#server/context.ts';
import { countNamed, deleteUnclaimedKey, lockUnclaimedKey } from './file.store.ts';

/** An upload older than this is considered abandoned. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Deletes the bytes of abandoned uploads, and never those that a file refers to. */
export async function removeOrphans(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - abandonedAfterMs);
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
