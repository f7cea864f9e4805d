import { duplicateKeyOf } from '#domain/external-jobs/duplicate-key.ts';
import { sources } from '#domain/external-jobs/source.ts';
import { dayMs } from '#domain/time.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  deleteClosed,
  loadCompanyNames,
  loadKeysAt,
  lockExternal,
  updateUnread,
  updateUnseen,
} from './external-posting.store.ts';
import { fetchKeyOf } from './fetch-key-of.ts';
import { indexSettled } from './index-settled.ts';
import { deleteOldStates } from './source-state.store.ts';

/** Days without a sighting, for sources that never list all their postings. */
const unseenDays = 14;
const closedDays = 30;

/**
 * Closes postings that are no longer listed, deletes those closed long ago, and rechecks duplicates
 * of our own.
 */
export async function removeExpiredExternal(
  ctx: Ctx,
  fetches: readonly { source: string; board: string | null }[],
): Promise<void> {
  const ago = (days: number) => new Date(ctx.now.getTime() - days * dayMs);
  await inTransaction(ctx, async (tx) => {
    await lockExternal(tx);
    const closed = await updateUnseen(tx, ago(unseenDays));
    for (const { id, kind } of sources) {
      if (kind !== 'boards' && kind !== 'feed') continue;
      const boards = fetches.filter(({ source }) => source === id).map(({ board }) => board);
      closed.push(...(await updateUnread(tx, id, boards)));
    }
    const keysOfOurs = await loadKeysAt(tx, await loadOwnNames(tx));
    await indexSettled(
      tx,
      [...closed.map(({ sameKey }) => sameKey), ...keysOfOurs],
      closed.map(({ id }) => id),
    );
    await deleteClosed(tx, ago(closedDays));
    const keys = fetches.map(({ source, board }) => fetchKeyOf(source, board));
    await deleteOldStates(tx, keys, ago(1));
  });
}

/** The company part of our duplicate keys. */
async function loadOwnNames(tx: Ctx): Promise<string[]> {
  const names = await loadCompanyNames(tx);
  return names.map(
    (companyName) => duplicateKeyOf({ companyName, title: '', place: null }).split('|')[0] ?? '',
  );
}
