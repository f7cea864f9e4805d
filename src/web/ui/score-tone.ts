export type ScoreTone = 'success' | 'info' | 'warning' | 'danger';

/** Rounds a score to an integer between 0 and 100. */
export function wholeScore(value: number): number {
  return Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0;
}

/** The color of a score, with thresholds at 80, 60 and 40. */
export function scoreTone(value: number): ScoreTone {
  const score = wholeScore(value);
  if (score >= 80) return 'success';
  if (score >= 60) return 'info';
  return score >= 40 ? 'warning' : 'danger';
}
