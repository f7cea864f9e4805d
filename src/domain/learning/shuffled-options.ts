import { hashOf } from '#domain/hash-of.ts';

/** The options in an order that depends on the question alone and hides which one is right. */
export function shuffledOptions({
  id,
  options,
}: {
  id: string;
  options: readonly string[];
}): string[] {
  return options
    .map((option) => ({ option, rank: hashOf(`${id} ${option}`) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}
