import { findDates } from './find-dates.ts';
import { findGrade } from './find-grade.ts';
import { degreeWords, hanDegrees, schoolWords, shortDegree } from './school-words.ts';
import { titleScore } from './title-of.ts';

const namedSchool =
  /^(?!high school\b)[A-Z.]{2,6}\s+(?:college|institute|school(?! certificate)|university|academy)\b/iu;

/**
 * '计算机科学学士': the field stands before the degree or its brackets.
 * '全日制' (full-time) and the like are no field.
 */
const hanTitle = new RegExp(
  `^(?:(?:非?全日制|统招|統招|在读|在讀|普通|大学|大學)\\s?)*(?<field>\\p{sc=Han}{2,20}?)??(?:专业|專業)?(?:(?<degree>${hanDegrees})|\\s?[(（](?<inside>${hanDegrees})[)）])$`,
  'u',
);

/** The level of a degree in a framework: 'EQF level 6'. */
const framework = /\s*[–-]?\s*\b(?:eqf|nqf|rqf|qcf|aqf|isced|qec)\b.*$/iu;

const initialsOf = (text: string) => text.replaceAll(/[^A-Z]/gu, '');

function readHanTitle(text: string): { degree: string; field: string } | null {
  const { field = '', degree, inside } = hanTitle.exec(text)?.groups ?? {};
  const either = degree ?? inside;
  return either === undefined ? null : { degree: either, field };
}

/** '清华大学本科' is a school and its degree; any other text stays whole. */
export function splitHanSchool(text: string): string[] {
  const han = readHanTitle(text);
  return han && schoolWords.test(han.field) ? [han.field, han.degree] : [text];
}

/**
 * Splits degree and field: 'B.Tech in Computer Science', 'BS Computer Science', 'Bachelor of
 * Science (Physics)'.
 */
export function splitDegree(text: string): { degree: string; field: string } | null {
  const han = readHanTitle(text);
  if (han && !schoolWords.test(han.field)) return han;
  const found = degreeWords.exec(text);
  // 'BMS College of Engineering' starts like a degree.
  if (!found || (found.index === 0 && namedSchool.test(text))) return null;
  const name = found[0].trim().replaceAll(/[\s,–-]+$/gu, '');
  if (shortDegree.test(name) && name !== name.toUpperCase()) return null;
  const [honours = ''] =
    /^\s*\((?:hons\.?|honou?rs)\)/iu.exec(text.slice(found.index + found[0].length)) ?? [];
  const title = name + honours;
  const after = text
    .slice(found.index + found[0].length + honours.length)
    .trim()
    // 'Master's degree (Ing.), Physics': a title before the field.
    .replace(/^\(\p{Lu}[\p{L}.]{1,6}\)(?=,\s*\p{L})/u, '');
  const named =
    /^(?:'s\b|degree\b|honou?rs\b|\(hons\.?\))?\s*(?:in\b|of\b|as\b|en\b|em\b|d(?:e|i|es|u)\b|d['’]|zu[mr]\b|[-–:,])?\s*\(?([^,;|()]{2,70})\)?/iu.exec(
      after,
    );
  const field = (named?.[1] ?? '').replace(framework, '').replaceAll(/^[\s.–-]+|[\s.–-]+$/gu, '');
  // 'Senior Secondary (XII)' is a class; 'Bachelor of Computer Applications (BCA)' repeats itself.
  if (/^x{1,2}i{0,2}$/iu.test(field)) return { degree: `${name} (${field})`, field: '' };
  const isNone =
    initialsOf(name) === field ||
    /^level \d$|\d[.:]\d/iu.test(field) ||
    /^(?:from|at|with|by)\b/iu.test(field) ||
    findDates(field) !== null ||
    findGrade(field) !== '';
  return { degree: title, field: isNone ? '' : field };
}

/** Neither a grade nor something that the student was: 'Articles Editor, Columbia Law Review'. */
export const mayBeField = (text: string) =>
  !/\d[.,:%]\d|\d ?%/u.test(text) &&
  titleScore(text.replace(/,.*$/u, '').trim().split(/\s/u).at(-1) ?? '') <= 0;
