import type { Workplace } from '#domain/posting/workplace.ts';
import { findFlags, type Flag } from './find-flags.ts';
import { readingGrade, wordsOf } from './reading-level.ts';

/** The texts of a posting that are checked, in form order. */
export const checkedFields = [
  'title',
  'primaryRole',
  'department',
  'location',
  'duration',
  'description',
  'responsibilities',
  'requirements',
  'niceToHave',
  'practiceQuestions',
] as const;
export type CheckedField = (typeof checkedFields)[number];

export type CheckedPosting = Record<CheckedField, string> & {
  workplace: Workplace;
  salaryMin: number | null;
  salaryMax: number | null;
  skills: readonly string[];
  questions: readonly { text: string; options: readonly string[] }[];
};

export const scoreParts = {
  language: 40,
  pay: 15,
  reading: 10,
  length: 10,
  location: 10,
  requirements: 10,
  mustHaves: 5,
} as const;
export type ScorePart = keyof typeof scoreParts;

export type PostingFlag = Flag & {
  field: CheckedField | 'questions';
  /** How much the score gains when it is fixed. */
  gain: number;
};

export type PostingCheck = {
  /** 0 to 100, the sum of the parts. */
  score: number;
  parts: Record<ScorePart, number>;
  flags: PostingFlag[];
  words: number;
  grade: number | null;
  mustHaves: number;
};

export const maxMustHaves = 7;
export const wordRange = { least: 100, most: 700 } as const;
/** The Flesch–Kincaid grade that costs no points: the last year of school. */
export const highestGrade = 12;

const costs = { unlawful: 20, hard: 6, style: 3 } as const;
const styles: ReadonlySet<string> = new Set(['class', 'gap', 'jargon']);
const costOf = (flag: Flag) =>
  flag.law !== null ? costs.unlawful : styles.has(flag.category) ? costs.style : costs.hard;
const languagePoints = (cost: number) => Math.max(0, scoreParts.language - cost);

/** Checks the language and completeness of a posting. The same texts give the same result. */
export function checkPosting(posting: CheckedPosting): PostingCheck {
  const found = flagsOf(posting);
  const cost = found.reduce((sum, flag) => sum + costOf(flag), 0);
  const gained = (flag: Flag) => languagePoints(cost - costOf(flag)) - languagePoints(cost);
  const body = [
    posting.description,
    posting.responsibilities,
    posting.requirements,
    posting.niceToHave,
  ]
    .filter((text) => text.trim() !== '')
    .join('\n');
  const words = wordsOf(body).length;
  const grade = readingGrade(body);
  const mustHaves = countMustHaves(posting);
  const full = (part: ScorePart, isFull: boolean) => (isFull ? scoreParts[part] : 0);
  const parts = {
    language: languagePoints(cost),
    pay: full('pay', posting.salaryMin !== null && posting.salaryMax !== null),
    reading:
      grade === null
        ? 0
        : clamp(scoreParts.reading - Math.ceil(grade - highestGrade) * 2, scoreParts.reading),
    length: lengthPoints(words),
    location: full('location', posting.workplace === 'remote' || posting.location.trim() !== ''),
    requirements: full('requirements', mustHaves > 0),
    mustHaves: clamp(
      scoreParts.mustHaves - Math.max(0, mustHaves - maxMustHaves),
      scoreParts.mustHaves,
    ),
  };
  return {
    score: Object.values(parts).reduce((sum, points) => sum + points, 0),
    parts,
    flags: found.map((flag) => ({ ...flag, gain: gained(flag) })),
    words,
    grade,
    mustHaves,
  };
}

/** Unlawful criteria, which block publishing. */
export function findUnlawful(
  posting: Omit<CheckedPosting, 'workplace' | 'salaryMin' | 'salaryMax' | 'skills'>,
) {
  return flagsOf(posting).filter(({ law }) => law !== null);
}

function flagsOf(posting: Pick<CheckedPosting, CheckedField | 'questions'>) {
  const questions = posting.questions.flatMap(({ text, options }) => [text, ...options]).join('\n');
  const texts = [
    ...checkedFields.map((field) => [field, posting[field]] as const),
    ['questions', questions] as const,
  ];
  return texts.flatMap(([field, text]) => findFlags(text).map((flag) => ({ ...flag, field })));
}

const item = /^\s*(?:[-*•+]|\d+[.)])\s+\S/u;

/** Required skills or the points under 'Requirements', whichever are more. */
function countMustHaves({ skills, requirements }: CheckedPosting): number {
  const lines = requirements.split('\n').filter((line) => line.trim() !== '');
  const points = lines.filter((line) => item.test(line));
  return Math.max(skills.length, points.length, lines.length > 0 ? 1 : 0);
}

const clamp = (points: number, most: number) => Math.min(most, Math.max(0, points));

function lengthPoints(words: number): number {
  const { least, most } = wordRange;
  if (words < least) return Math.floor((words / least) * scoreParts.length);
  return clamp(scoreParts.length - Math.ceil(Math.max(0, words - most) / 50), scoreParts.length);
}
