import { maxSegmentLength } from '#domain/search/search.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import {
  insertSegment,
  loadChanges,
  loadSegments,
  lockChanges,
  lockSegments,
  updateSegments,
} from './search-segment.store.ts';

/** Searches can read this many changed rows without a noticeable delay. */
const minChanged = 256;

/**
 * Merges changed postings into segments while there are many. A new segment absorbs those no larger
 * than itself, so there are few segments and each posting is moved only a few times.
 */
export async function indexSegments(ctx: Ctx, least = minChanged): Promise<void> {
  while (await indexSegment(ctx, least));
}

function indexSegment(ctx: Ctx, least: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockSegments(tx))) return false;
    const changed = await loadChanges(tx);
    if (changed.length < Math.max(1, least)) return false;
    const replaced = replacedBy(changed.length, await loadSegments(tx));
    const ids = changed.map((change) => change.id);
    const id = await insertSegment(tx, ids, replaced);
    await lockChanges(tx);
    await updateSegments(tx, { id, changed, replaced });
    return true;
  });
}

function replacedBy(changed: number, segments: readonly { id: number; size: number }[]): number[] {
  const replaced: number[] = [];
  let size = changed;
  for (const segment of segments) {
    if (segment.size > size || size + segment.size > maxSegmentLength) break;
    replaced.push(segment.id);
    size += segment.size;
  }
  return replaced;
}
