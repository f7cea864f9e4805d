import type { Match } from './match-of.ts';
import { type MatchPart, matchParts, matchWeights } from './match-weights.ts';

export const recommendReasons = [...matchParts, 'new'] as const;
export type RecommendReason = (typeof recommendReasons)[number];

/** Days during which a posting is new. */
const newDays = 2;
const dayMs = 86_400_000;
const enoughSkills = 50;

/**
 * The one reason that is told for a recommendation: its skills where half of them are met, else that it is new, else
 * the part that fits best, the heavier of two that fit the same.
 */
export function recommendReason(
  { parts }: Pick<Match, 'parts'>,
  postedAt: Date,
  now: Date,
): RecommendReason {
  const valueOf = (part: MatchPart) => parts.find((each) => each.part === part)?.value ?? -1;
  if (valueOf('skills') >= enoughSkills) return 'skills';
  if (now.getTime() - postedAt.getTime() < newDays * dayMs) return 'new';
  const [best = 'skills'] = matchParts.toSorted(
    (a, b) => valueOf(b) - valueOf(a) || matchWeights[b] - matchWeights[a],
  );
  return best;
}
