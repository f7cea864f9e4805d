import type { Suggestion } from '#domain/writing/suggestion.ts';

export type Group = readonly [Suggestion, ...Suggestion[]];

export const groupKey = ({ kind, by }: Suggestion) => `${kind} ${by}`;

/** Equal findings together, in the order of their first lines. */
export function groupsOf(suggestions: readonly Suggestion[]): Group[] {
  const groups = Map.groupBy(suggestions, groupKey);
  return [...groups.values()].filter(
    (group): group is [Suggestion, ...Suggestion[]] => group.length > 0,
  );
}
