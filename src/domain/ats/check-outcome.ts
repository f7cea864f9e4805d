import type { AtsPlace } from './ats-report.ts';
import { nowhere, type FindPlace } from './find-places.ts';

/** How a check went: the share of its points that it gives, from 0 to 1, and what stood in the way. */
export type CheckOutcome = { share: number; isFine: boolean; places: AtsPlace[] };

const most = 8;

export const passed: CheckOutcome = { share: 1, isFine: false, places: [] };

/** All points, or none; what is missing has no places. */
export function judge(isPassed: boolean, places: readonly AtsPlace[] = []): CheckOutcome {
  if (isPassed) return passed;
  return { share: 0, isFine: false, places: places.length > 0 ? places.slice(0, most) : [nowhere] };
}

/** The same for texts that stand somewhere on the file. */
export function judgeTexts(
  isPassed: boolean,
  texts: readonly string[],
  placeOf: FindPlace,
): CheckOutcome {
  return judge(isPassed, isPassed ? [] : texts.slice(0, most).map(placeOf));
}
