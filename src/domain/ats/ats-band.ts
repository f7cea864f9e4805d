export const atsBands = ['excellent', 'good', 'fair', 'needsImprovement'] as const;
export type AtsBand = (typeof atsBands)[number];

/** The label and color of a score from 0 to 100; below 60 it is red, whatever the label. */
export function bandOf(score: number): { band: AtsBand; color: 'green' | 'yellow' | 'red' } {
  if (score >= 80) return { band: 'excellent', color: 'green' };
  if (score >= 60) return { band: 'good', color: 'yellow' };
  return { band: score >= 40 ? 'fair' : 'needsImprovement', color: 'red' };
}
