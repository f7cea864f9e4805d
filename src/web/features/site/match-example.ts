import {
  type MatchPart,
  matchParts,
  matchPoints,
  matchScore,
  matchWeights,
} from '#domain/match/match-score.ts';

/** Asha Rao and a position of Kestrelane, from the demo set: how far each part fits. */
const values: Record<MatchPart, number> = {
  skills: 75,
  experience: 80,
  location: 100,
  salary: 100,
};

/** A match worked out part by part with the weights of the product. */
export const matchExample = {
  score: matchScore(values),
  parts: matchParts.map((part) => ({
    part,
    value: values[part],
    weight: matchWeights[part],
    points: matchPoints(part, values[part]),
  })),
};
