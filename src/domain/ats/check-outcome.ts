import type { AtsPlace } from './ats-report.ts';
import { nowhere, type FindPlace } from './find-places.ts';

/**
 * The result of a check: the share of points earned, from 0 to 1, and the places that cost points.
 */
export type CheckOutcome = { share: number; isFine: boolean; places: AtsPlace[] };

const maxPlaces = 8;

export const passed: CheckOutcome = { share: 1, isFine: false, places: [] };

/** All points or none; something missing has no places. */
export function judge(isPassed: boolean, places: readonly AtsPlace[] = []): CheckOutcome {
  if (isPassed) return passed;
  return {
    share: 0,
    isFine: false,
    places: places.length > 0 ? places.slice(0, maxPlaces) : [nowhere],
  };
}

/** The same for texts that appear in the file. */
export function judgeTexts(
  isPassed: boolean,
  texts: readonly string[],
  placeOf: FindPlace,
): CheckOutcome {
  return judge(isPassed, isPassed ? [] : texts.slice(0, maxPlaces).map(placeOf));
}

/** A part of the points for a part of what is asked: from 0, nothing of it, to 1, all. */
export function judgePart(
  part: number,
  texts: readonly string[],
  placeOf: FindPlace,
): CheckOutcome {
  const outcome = judgeTexts(part >= 1, texts, placeOf);
  return part >= 1 ? outcome : { ...outcome, share: Math.max(0, part) };
}
