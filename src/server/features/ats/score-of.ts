import type { AtsScore } from '#contract/ats.ts';
import type { AtsScoreRow } from './ats.store.ts';

/** A row of a score as its student sees it. */
export function scoreOf(row: AtsScoreRow): AtsScore {
  const { userId: _, engineVersion: version, ...told } = row;
  return { ...told, version };
}
