import type { AtsPlace } from './ats-report.ts';
import { nowhere } from './find-places.ts';

/** How a check went: the share of its points that it gives, from 0 to 1, and what stood in the way. */
export type CheckOutcome = { share: number; isFine: boolean; places: AtsPlace[] };

const most = 8;

export const passed: CheckOutcome = { share: 1, isFine: false, places: [] };

/** All points, or none; what is missing has no places. */
export function judge(isPassed: boolean, places: readonly AtsPlace[] = []): CheckOutcome {
  if (isPassed) return passed;
  return { share: 0, isFine: false, places: places.length > 0 ? places.slice(0, most) : [nowhere] };
}
