import { dayMs } from '#domain/time.ts';
import type { Match } from './match-of.ts';
import { type MatchPart, matchParts, matchWeights } from './match-weights.ts';

export const recommendReasons = [...matchParts, 'new'] as const;
export type RecommendReason = (typeof recommendReasons)[number];

/** Days for which a posting counts as new. */
const newDays = 2;
const enoughSkills = 50;

/**
 * The one reason shown for a recommendation: skills if half of them match, else newness, else the
 * best part; ties go to the heavier part.
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
