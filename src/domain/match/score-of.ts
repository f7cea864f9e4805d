import { type MatchPart, matchParts, matchWeights } from './match-weights.ts';

/** Minimum total weight of measured parts, in percent; below it there is no score. */
export const leastMeasured = 50;

/**
 * The score over the measured parts, reweighted, and the points of each. Points are whole and add
 * up to the score exactly: each is rounded down, and the remainder goes to the largest fractions.
 * Null without skills, or with less than half of the weight measured, because it would be a guess.
 */
export function scoreOf(values: Record<MatchPart, number | null>): {
  score: number | null;
  points: Record<MatchPart, number | null>;
} {
  const measured = matchParts.flatMap((part) => {
    const value = values[part];
    return value === null ? [] : [{ part, weighted: value * matchWeights[part] }];
  });
  const weight = measured.reduce((sum, { part }) => sum + matchWeights[part], 0);
  const points: Record<MatchPart, number | null> = {
    skills: null,
    experience: null,
    location: null,
    salary: null,
  };
  if (values.skills === null || weight < leastMeasured) return { score: null, points };
  const sum = measured.reduce((total, { weighted }) => total + weighted, 0);
  const score = Math.floor((2 * sum + weight) / (2 * weight));
  let left = score;
  for (const { part, weighted } of measured) {
    points[part] = Math.floor(weighted / weight);
    left -= points[part];
  }
  const mostCut = measured.toSorted((a, b) => (b.weighted % weight) - (a.weighted % weight));
  for (const { part } of mostCut.slice(0, left)) points[part] = (points[part] ?? 0) + 1;
  return { score, points };
}
