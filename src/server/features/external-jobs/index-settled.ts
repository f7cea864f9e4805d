import { duplicateKeyOf } from '#domain/external-jobs/duplicate-key.ts';
import { pickDuplicate } from '#domain/external-jobs/pick-duplicate.ts';
import { placeOf } from '#domain/place/place-of.ts';
import type { Ctx } from '#server/context.ts';
import { indexExternal } from '#server/features/search/index-external.ts';
import { indexRows } from '#server/features/search/index-rows.ts';
import { loadOwnOf, loadSame } from './external-posting.store.ts';

/**
 * Updates the search index so that duplicates appear once: our own posting, or else the best
 * external one. Removes `gone` from the index.
 */
export async function indexSettled(
  tx: Ctx,
  sameKeys: readonly string[],
  gone: readonly string[] = [],
): Promise<void> {
  const keys = [...new Set(sameKeys)];
  if (keys.length === 0) return;
  const same = await loadSame(tx, keys);
  const ours = await loadOwnKeys(tx, keys);
  const groups = Map.groupBy(same, ({ sameKey }) => sameKey);
  const shown = new Set<string>();
  for (const [key, group] of groups) {
    const best = ours.has(key) ? undefined : pickDuplicate(group);
    if (best !== undefined) shown.add(best.id);
  }
  const hidden = same.map(({ id }) => id).filter((id) => !shown.has(id));
  await indexRows(tx, [...hidden, ...gone], []);
  await indexExternal(tx, [...shown]);
}

async function loadOwnKeys(tx: Ctx, keys: string[]): Promise<Set<string>> {
  const names = [...new Set(keys.map((key) => key.split('|')[0] ?? ''))].filter(Boolean);
  const own = await loadOwnOf(tx, names);
  return new Set(
    own.map(({ companyName, title, location, isRemote }) =>
      duplicateKeyOf({ companyName, title, place: isRemote ? null : placeOf(location).city }),
    ),
  );
}
