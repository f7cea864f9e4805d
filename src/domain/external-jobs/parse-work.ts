import type { PostingCategory, PostingLevel, PostingType } from '#domain/posting/posting.ts';
import type { Workplace } from '#domain/posting/workplace.ts';

/** Work on things or for people far away says nothing about the worker's own place. */
const farAway =
  /\bremote(?:ly)?[\s-]+(?:sens(?:ing|ors?)|control\w*|monitor\w*|access|diagnos\w+|pilot\w*|operated|vehicles?|patients?|desktops?|handling|terminals?|sites?|areas?|locations?|regions?|communit\w+)\b/giu;

/** Remote, hybrid or on site; the first conclusive value wins. Null when none is. */
export function parseWorkplace(values: readonly unknown[]): Workplace | null {
  for (const value of values) {
    if (value === true) return 'remote';
    if (typeof value !== 'string') continue;
    const each = value.replaceAll(farAway, ' ').replaceAll('_', ' ');
    if (/\bhybrid\b/iu.test(each)) return 'hybrid';
    // German 'Home-Office' is work from home, and often only some of it.
    if (/\bhome.?office\b/iu.test(each))
      return /\b(?:möglich|teilweise|anteilig|optional|possible|partly|tage?|days?)\b/iu.test(each)
        ? 'hybrid'
        : 'remote';
    if (
      /\b(?:remote|remotely|telecommut\w*|work from home|wfh|anywhere|worldwide|home.?based)\b/iu.test(
        each,
      )
    )
      return /\b(?:not|no|non)[\s-](?:a\s)?remote\b/iu.test(each) ? 'onsite' : 'remote';
    // Titles name offices, too: an office manager or a back office may be anywhere.
    if (
      /\b(?:on.?site|in.?office|in.?person|office.?based)\b|^\s*(?:in (?:the )?)?office\s*$/iu.test(
        each,
      )
    )
      return 'onsite';
  }
  return null;
}

/** Words for an internship or traineeship: English, German, Nordic, Romance, Dutch, Slavic. */
const internships = [
  'interns?|internships?|trainees?|traineeships?|apprentice\\w*|co-?op|working student',
  '\\p{L}*praktik(?:um|a|ant|anter|anten|antin|antinnen)?|praktikplats|werkstudent(?:in|en|innen)?',
  'stagiair(?:e|es|s)?|alternan(?:ce|te?|tes?)|apprenti(?:e|s|es)?',
  'prácticas|becari[oa]s?|pasant(?:e|es|ía|ías)|estágio|estagiári[oa]s?',
  'tirocin(?:io|ante|anti)|stagist[aie]|stażyst(?:a|ka)|staż|stáž(?:ista|istka)?|praktyk(?:ant|antka|i)',
].join('|');

/** Words as wholes, with letters of any script around them. */
function whole(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
}

const types: [RegExp, PostingType][] = [
  [whole(internships), 'Internship'],
  [/\bpart[\s_-]?time\b/iu, 'Part-time'],
  [
    /\b(?:contract|contractor|freelance\w*|temporary|temp|fixed[\s_-]?term|1099|c2c)\b/iu,
    'Contract',
  ],
  [/\b(?:full[\s_-]?time|permanent|regular|employee)\b/iu, 'Full-time'],
];

/** The job type in the first text that names one. */
export function readType(values: readonly unknown[]): PostingType | null {
  return firstOf(values, types);
}

const levels: [RegExp, PostingLevel][] = [
  [/\b(?:lead|principal|staff|head|director|vp|vice president|chief|executive level)\b/iu, 'Lead'],
  [/\b(?:senior|sr|expert)\b/iu, 'Senior'],
  [
    whole(`${internships}|entry|junior|jr|graduate|freshers?|beginner|no experience`),
    'Entry Level',
  ],
  [/\b(?:associate)\b/iu, '1-3 years'],
  [/\b(?:mid|midweight|intermediate|mid-senior|experienced|professional)\b/iu, '3-5 years'],
];

/** The level in the first text that names one, in words or years of experience. */
export function readLevel(values: readonly unknown[]): PostingLevel | null {
  for (const each of values) {
    const level = firstOf([each], levels) ?? levelOfYears(each);
    if (level !== null) return level;
  }
  return null;
}

function levelOfYears(value: unknown): PostingLevel | null {
  if (typeof value === 'number') return yearsLevel(value);
  if (typeof value !== 'string') return null;
  const found = /(?<least>\d{1,2})(?:\s*(?:-|–|to)\s*\d{1,2})?\s*\+?\s*(?:years?|yrs?|y\b)/iu.exec(
    value.slice(0, 200),
  );
  return found ? yearsLevel(Number(found.groups?.['least'])) : null;
}

function yearsLevel(least: number): PostingLevel {
  if (least < 1) return 'Entry Level';
  if (least < 3) return '1-3 years';
  return least < 5 ? '3-5 years' : '5+ years';
}

/** Terms of several words, or that name a field wherever they stand; the first one wins. */
const fields: [RegExp, PostingCategory][] = [
  [
    /\b(?:devops|sre|site reliability|platform engineer\w*|cloud engineer\w*|system administrator|sysadmin)\b/iu,
    'DevOps',
  ],
  [
    /\b(?:data scien\w*|data analy\w*|data engineer\w*|machine learning|ml engineer|ai engineer|statistician)\b/iu,
    'Data Science',
  ],
  [
    /\b(?:product (?:manager|management|owner|lead)|program manager|technical program)\b/iu,
    'Product Management',
  ],
  [
    /\b(?:customer (?:support|success|service|care|experience)|support (?:engineer|specialist|agent|representative)|help ?desk|technical support)\b/iu,
    'Customer Support',
  ],
  [/\b(?:account (?:executive|manager)|business development|sdr|bdr|sales|presales)\b/iu, 'Sales'],
  [/\b(?:user experience|ux|ui) (?:design\w*|research\w*|writ\w*)\b/iu, 'Design'],
];

/** Single words. The last one in a title says what the person is: a product designer designs. */
const heads: [RegExp, PostingCategory][] = [
  [/\b(?:infrastructure)\b/giu, 'DevOps'],
  [/\b(?:data|analytics)\b/giu, 'Data Science'],
  [/\b(?:product)\b/giu, 'Product Management'],
  [/\b(?:design|designer|ux|ui|graphic)\b/giu, 'Design'],
  [
    /\b(?:marketing|marketer|seo|copywriter|content|brand|growth|social media|communications)\b/giu,
    'Marketing',
  ],
  [
    /\b(?:software|developer|engineer|engineering|programmer|frontend|front-end|backend|back-end|full[\s-]?stack|sde|sdet|qa|web|mobile|android|ios|programming)\b/giu,
    'Software Development',
  ],
];

/**
 * The category in the first text that names one; a title is more precise than a department, and
 * what stands before a comma, a dash or 'for' is more precise than what follows.
 */
export function readCategory(values: readonly unknown[]): PostingCategory | null {
  for (const each of values) {
    if (typeof each !== 'string') continue;
    const text = spaced(each);
    const [head = ''] = text.split(/[,;|(/:]|\s[-–—]\s|\s(?:for|in|at|with)\s/iu);
    const found = categoryIn(head) ?? categoryIn(text);
    if (found !== null) return found;
  }
  return null;
}

function categoryIn(text: string): PostingCategory | null {
  const field = fields.find(([pattern]) => pattern.test(text));
  if (field) return field[1];
  const last = heads
    .map(([pattern, category]) => ({
      category,
      at: [...text.matchAll(pattern)].at(-1)?.index ?? -1,
    }))
    .reduce((one, other) => (other.at > one.at ? other : one));
  return last.at < 0 ? null : last.category;
}

/** Splits 'FullTime' and 'full_time' into two words. */
const spaced = (text: string) => text.slice(0, 300).replaceAll(/(?<=[a-z])(?=[A-Z])|_/gu, ' ');

function firstOf<T>(values: readonly unknown[], words: readonly [RegExp, T][]): T | null {
  for (const each of values) {
    if (typeof each !== 'string') continue;
    const text = spaced(each);
    const found = words.find(([pattern]) => pattern.test(text));
    if (found) return found[1];
  }
  return null;
}
