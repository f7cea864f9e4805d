import { findDates } from './find-dates.ts';
import { findGrade } from './find-grade.ts';
import {
  boards,
  degreeWords,
  hanDegrees,
  schoolWords,
  shortDegree,
  subjectWords,
} from './school-words.ts';
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

/** What stands between a degree and its field: 'majoring in Physics', 'spécialité Agroalimentaire'. */
const specialised =
  /^(.*?)(?:,\s*|\s+)(?:(?:with )?(?:a )?(?:major(?:ing)?|speciali[sz](?:ation|ing|ed)|concentration|emphasis)(?: in)?|spécialité|filière|parcours|especialidad(?: en)?|menci[óo]n(?: en)?|indirizzo|(?:com )?ênfase em|fachrichtung|schwerpunkt|studiengang|kierunek|specjalność)(?![\p{L}])\s*:?\s*(\p{L}.*)$/iu;

/** What says that a degree was studied for rather than which one it is. */
const studying =
  /(?:^|\s)(?:(?:final|first|second|third|\p{L}+ing|\p{L}+ed|holds?|have|has|my|the|an?|from|at|with|in|for|and|of|to)\s*$|year\b)/iu;

const isSchoolWord = (word: string) => schoolWords.exec(word)?.[0] === word && word !== '';

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
  const [, titled = '', subject = ''] = specialised.exec(text) ?? [];
  const titledDegree = titled === '' ? null : splitDegree(titled);
  if (titledDegree) {
    // 'Diplôme d'ingénieur' says what its holder becomes.
    const isWhole = /^(?:d['’]|zu[mr]\b)/iu.test(titled.slice(titledDegree.degree.length).trim());
    const isOpen = isWhole || titledDegree.field === '';
    return isOpen
      ? { degree: isWhole ? titled : titledDegree.degree, field: subject }
      : titledDegree;
  }
  const han = readHanTitle(text);
  if (han && !schoolWords.test(han.field)) return han;
  const found = degreeWords.exec(text);
  // 'BMS College of Engineering' starts like a degree.
  if (!found || (found.index === 0 && namedSchool.test(text))) return null;
  // 'Master’s University' is one, too.
  const [next = ''] = text
    .slice(found.index + found[0].length)
    .trim()
    .split(/[,\s]/u);
  if (found.index === 0 && !/,\s*$/u.test(found[0]) && isSchoolWord(next)) return null;
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
    (field !== '' && field === field.toUpperCase() && field.startsWith(initialsOf(name) || ' ')) ||
    /^level \d$|\d[.:]\d/iu.test(field) ||
    /^(?:from|at|with|by)\b/iu.test(field) ||
    findDates(field) !== null ||
    findGrade(field) !== '' ||
    boards.test(field);
  const before = text.slice(0, found.index).replaceAll(/[\s,:(–-]+$|^[\s(]+/gu, '');
  const isSubject = isNone || field === '';
  if (isSubject && subjectWords.test(before) && !schoolWords.test(before))
    return { degree: title, field: before };
  return {
    degree: (schoolWords.test(title) ? '' : prefixOf(before)) + title,
    field: isNone ? '' : field,
  };
}

/** Words that belong to a degree before its listed name: 'Executive MBA', 'LPC with LLM'. */
function prefixOf(before: string): string {
  const isOwn =
    /^\p{Lu}/u.test(before) &&
    before.split(' ').length <= 3 &&
    !/[,;:|.\d]/u.test(before) &&
    !schoolWords.test(before) &&
    !studying.test(before.replace(/ with$/u, ''));
  return isOwn ? `${before} ` : '';
}

/** Neither a grade nor something that the student was: 'Articles Editor, Columbia Law Review'. */
export const mayBeField = (text: string) =>
  !/\d[.,:%]\d|\d ?%/u.test(text) &&
  titleScore(text.replace(/,.*$/u, '').trim().split(/\s/u).at(-1) ?? '') <= 0;
