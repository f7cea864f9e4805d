export type ScoreTone = 'success' | 'info' | 'warning' | 'danger';

/** A score as a whole number between 0 and 100. */
export function wholeScore(value: number): number {
  return Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0;
}

/** The colour that repeats what the word beside a score says: from 80, 60, 40, below. */
export function scoreTone(value: number): ScoreTone {
  const score = wholeScore(value);
  if (score >= 80) return 'success';
  if (score >= 60) return 'info';
  return score >= 40 ? 'warning' : 'danger';
}
