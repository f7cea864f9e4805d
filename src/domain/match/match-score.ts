export const matchParts = ['skills', 'experience', 'location', 'salary'] as const;
export type MatchPart = (typeof matchParts)[number];

/** What each part counts for, in percent; together a hundred. */
export const matchWeights: Record<MatchPart, number> = {
  skills: 40,
  experience: 25,
  location: 20,
  salary: 15,
};

/** What one part, itself 0 to 100, adds to the whole. */
export function matchPoints(part: MatchPart, value: number): number {
  return (value * matchWeights[part]) / 100;
}

/** How well a student and a posting fit when all four parts, 0 to 100 each, are known: 0 to 100, whole. */
export function matchScore(values: Record<MatchPart, number>): number {
  return Math.round(matchParts.reduce((sum, part) => sum + matchPoints(part, values[part]), 0));
}
