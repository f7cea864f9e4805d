import { type MatchPart, matchParts, matchWeights } from '#domain/match/match-weights.ts';
import { scoreOf } from '#domain/match/score-of.ts';

/** Asha Rao and a position of Kestrelane from the demo data: the value of each part. */
const values: Record<MatchPart, number> = {
  skills: 75,
  experience: 80,
  location: 100,
  salary: 100,
};

const { score, points } = scoreOf(values);

/** An example match, computed with the product's weights. */
export const matchExample = {
  score: score ?? 0,
  parts: matchParts.map((part) => ({
    part,
    value: values[part],
    weight: matchWeights[part],
    points: points[part] ?? 0,
  })),
};
