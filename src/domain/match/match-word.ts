/** The label of a score from 0 to 100: strong from 80, good from 60, some from 40, weak below. */
export function matchWord(score: number): 'strong' | 'good' | 'some' | 'weak' {
  if (score >= 80) return 'strong';
  if (score >= 60) return 'good';
  return score >= 40 ? 'some' : 'weak';
}
