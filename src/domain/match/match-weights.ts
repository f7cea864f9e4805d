export const matchParts = ['skills', 'experience', 'location', 'salary'] as const;
export type MatchPart = (typeof matchParts)[number];

/** Percent; they add up to 100. */
export const matchWeights: Record<MatchPart, number> = {
  skills: 40,
  experience: 25,
  location: 20,
  salary: 15,
};
