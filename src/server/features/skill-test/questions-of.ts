import { makeItem, shuffleOptions } from '#domain/skill-test/create-random.ts';
import type { MadeItem, TestItem } from '#domain/skill-test/test-item.ts';
import { itemById } from './items-of.ts';

/** A question with its answer, as the seed of the attempt makes it. */
export type AttemptQuestion = {
  place: number;
  item: TestItem;
  made: MadeItem;
  /** The options of a choice in the order of this attempt. */
  options: string[];
};

/** The questions of an attempt, without items that no longer exist. */
export function questionsOf({
  itemIds,
  seed,
}: {
  itemIds: readonly string[];
  seed: number;
}): AttemptQuestion[] {
  return itemIds.flatMap((itemId, place) => {
    const item = itemById.get(itemId);
    if (!item) return [];
    const made = makeItem(item, seed);
    const options = made.kind === 'choice' ? shuffleOptions(made.options, itemId, seed) : [];
    return [{ place, item, made, options }];
  });
}
