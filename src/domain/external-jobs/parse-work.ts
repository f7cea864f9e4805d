import type { PostingCategory, PostingLevel, PostingType } from '#domain/posting/posting.ts';
import type { Workplace } from '#domain/posting/workplace.ts';

/** Remote, hybrid or on site; the first conclusive value wins. Null when none is. */
export function parseWorkplace(told: readonly unknown[]): Workplace | null {
  for (const each of told) {
    if (each === true) return 'remote';
    if (typeof each !== 'string') continue;
    if (/\bhybrid\b/iu.test(each)) return 'hybrid';
    if (
      /\b(?:remote|remotely|telecommut\w*|work from home|wfh|anywhere|worldwide|home.?based)\b/iu.test(
        each,
      )
    )
      return /\b(?:not|no|non)[\s-](?:a\s)?remote\b/iu.test(each) ? 'onsite' : 'remote';
    if (/\b(?:on.?site|in.?office|in.?person|office)\b/iu.test(each)) return 'onsite';
  }
  return null;
}

const types: [RegExp, PostingType][] = [
  [
    /\b(?:intern|interns|internship|trainee|apprentice\w*|co-?op|working student|werkstudent)\b/iu,
    'Internship',
  ],
  [/\bpart[\s_-]?time\b/iu, 'Part-time'],
  [
    /\b(?:contract|contractor|freelance\w*|temporary|temp|fixed[\s_-]?term|1099|c2c)\b/iu,
    'Contract',
  ],
  [/\b(?:full[\s_-]?time|permanent|regular|employee)\b/iu, 'Full-time'],
];

/** The job type in the first text that names one. */
export function readType(told: readonly unknown[]): PostingType | null {
  return firstOf(told, types);
}

const levels: [RegExp, PostingLevel][] = [
  [/\b(?:lead|principal|staff|head|director|vp|vice president|chief|executive level)\b/iu, 'Lead'],
  [/\b(?:senior|sr|expert)\b/iu, 'Senior'],
  [
    /\b(?:entry|junior|jr|graduate|fresher|freshers|trainee|intern|internship|apprentice|beginner|no experience)\b/iu,
    'Entry Level',
  ],
  [/\b(?:associate)\b/iu, '1-3 years'],
  [/\b(?:mid|midweight|intermediate|mid-senior|experienced|professional)\b/iu, '3-5 years'],
];

/** The level in the first text that names one, in words or years of experience. */
export function readLevel(told: readonly unknown[]): PostingLevel | null {
  for (const each of told) {
    const level = firstOf([each], levels) ?? levelOfYears(each);
    if (level !== null) return level;
  }
  return null;
}

function levelOfYears(told: unknown): PostingLevel | null {
  if (typeof told === 'number') return yearsLevel(told);
  if (typeof told !== 'string') return null;
  const found = /(?<least>\d{1,2})(?:\s*(?:-|–|to)\s*\d{1,2})?\s*\+?\s*(?:years?|yrs?|y\b)/iu.exec(
    told.slice(0, 200),
  );
  return found ? yearsLevel(Number(found.groups?.['least'])) : null;
}

function yearsLevel(least: number): PostingLevel {
  if (least < 1) return 'Entry Level';
  if (least < 3) return '1-3 years';
  return least < 5 ? '3-5 years' : '5+ years';
}

const categories: [RegExp, PostingCategory][] = [
  [
    /\b(?:devops|sre|site reliability|platform engineer\w*|cloud engineer\w*|infrastructure|system administrator|sysadmin)\b/iu,
    'DevOps',
  ],
  [
    /\b(?:data scien\w*|data analy\w*|data engineer\w*|machine learning|ml engineer|ai engineer|analytics|statistician|data)\b/iu,
    'Data Science',
  ],
  [
    /\b(?:product (?:manager|management|owner|lead)|program manager|technical program|product)\b/iu,
    'Product Management',
  ],
  [/\b(?:design|designer|ux|ui|user experience|graphic)\b/iu, 'Design'],
  [
    /\b(?:customer (?:support|success|service|care|experience)|support (?:engineer|specialist|agent|representative)|help ?desk|technical support)\b/iu,
    'Customer Support',
  ],
  [/\b(?:sales|account (?:executive|manager)|business development|sdr|bdr|presales)\b/iu, 'Sales'],
  [
    /\b(?:marketing|seo|copywriter|content|brand|growth|social media|communications)\b/iu,
    'Marketing',
  ],
  [
    /\b(?:software|developer|engineer|engineering|programmer|frontend|front-end|backend|back-end|full[\s-]?stack|sde|sdet|qa|web|mobile|android|ios|programming)\b/iu,
    'Software Development',
  ],
];

/** The category in the first text that names one; a title is more precise than a department. */
export function readCategory(told: readonly unknown[]): PostingCategory | null {
  return firstOf(told, categories);
}

function firstOf<T>(told: readonly unknown[], words: readonly [RegExp, T][]): T | null {
  for (const each of told) {
    if (typeof each !== 'string') continue;
    // Splits 'FullTime' and 'full_time' into two words.
    const text = each.slice(0, 300).replaceAll(/(?<=[a-z])(?=[A-Z])|_/gu, ' ');
    const found = words.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  return null;
}
