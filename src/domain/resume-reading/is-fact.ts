import { isOnlyDates } from './find-dates.ts';
import { isOnlyGrade } from './find-grade.ts';
import { isPlace } from './find-place.ts';

/** What stands beside an entry and says one thing of it: when, where, how well. */
export function isFact(text: string): boolean {
  return isOnlyDates(text) || isPlace(text) || isOnlyGrade(text);
}
