import { isDegreeEnough } from '#domain/match/degree.ts';
import { requiredYearsFor } from '#domain/match/experience-value.ts';
import type { PostingContent } from '#domain/posting/posting-content.ts';

/** A requirement beyond the posting's own level. */
export type Inflation =
  | { kind: 'years'; field: 'requirements' | 'description'; asked: number; most: number }
  | { kind: 'degree'; field: 'minDegree' }
  | { kind: 'skills'; field: 'skills'; count: number; most: number };

/** Skills that a first job can ask for. */
export const maxFirstSkills = 5;
const mastersFromYears = 3;

const years = String.raw`(\d{1,2})\s*(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*\+?\s*)?(?:years?|yrs?)\b`;
const statedYears = [
  new RegExp(
    String.raw`${years}(?:['’])?(?:\s+of)?(?:\s+[\w-]+){0,3}\s+(?:experience|work)\b`,
    'giu',
  ),
  new RegExp(
    String.raw`\bexperience\s*(?:of|:|-|–)?\s*(?:at least\s+|min(?:imum|\.)?\s+)?${years}`,
    'giu',
  ),
];

/** The highest minimum of years of experience in a text ('2-4 years' asks for 2); null for none. */
export function yearsIn(text: string): number | null {
  const found = statedYears.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, least]) => Number(least)),
  );
  return found.length === 0 ? null : Math.max(...found);
}

type Checked = Pick<
  PostingContent,
  'level' | 'type' | 'minDegree' | 'skills' | 'requirements' | 'description'
>;

/** Years, degree and skills that the posting's level doesn't need. Without a level there are none. */
export function findInflation(posting: Checked): Inflation[] {
  const { level, type, minDegree, skills } = posting;
  const range = requiredYearsFor(level, type === 'Internship');
  if (range === null) return [];
  const found: Inflation[] = [];
  const most = type === 'Internship' ? Math.min(1, range.to ?? 1) : range.to;
  for (const field of ['requirements', 'description'] as const) {
    const asked = yearsIn(posting[field]);
    if (asked !== null && most !== null && asked > most) {
      found.push({ kind: 'years', field, asked, most });
      break;
    }
  }
  const isJunior = range.from < mastersFromYears;
  if (minDegree !== null && isJunior && isDegreeEnough(minDegree, 'master'))
    found.push({ kind: 'degree', field: 'minDegree' });
  if (range.from === 0 && skills.length > maxFirstSkills)
    found.push({ kind: 'skills', field: 'skills', count: skills.length, most: maxFirstSkills });
  return found;
}
