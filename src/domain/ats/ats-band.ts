export const atsBands = ['excellent', 'good', 'fair', 'needsImprovement'] as const;
export type AtsBand = (typeof atsBands)[number];

/** The word for a score of 0 to 100, from 80, 60, 40 and below (document 2, § 9). */
export function atsBandOf(score: number): AtsBand {
  if (score >= 80) return 'excellent';
  if (score >= 60) return 'good';
  return score >= 40 ? 'fair' : 'needsImprovement';
}
