import type { AtsScore } from '#contract/ats.ts';
import type { AtsScoreRow } from './ats.store.ts';

export function scoreOf(row: AtsScoreRow): AtsScore {
  const { userId: _, engineVersion: version, ...told } = row;
  return { ...told, version };
}
