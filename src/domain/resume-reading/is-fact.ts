import { isOnlyDates } from './find-dates.ts';
import { isOnlyGrade } from './find-grade.ts';
import { isPlace } from './find-place.ts';

/** Text beside an entry with only dates, locations or grades: '2021-23 | CGPA 8.4'. */
export function isFact(text: string): boolean {
  const parts = text.split(/\s+[|•·]\s+/u);
  return parts.every((part) => isOnlyDates(part) || isPlace(part) || isOnlyGrade(part));
}
