import { findDates, withoutDates } from './find-dates.ts';
import { findGrade } from './find-grade.ts';
import { schoolWords, subjectWords } from './school-words.ts';
import { splitDegree, splitHanSchool } from './split-degree.ts';

export type SchoolFields = {
  degree: string;
  field: string;
  institution: string;
  location: string;
  start: string;
  end: string;
  grade: string;
};

const separators = /\s*[,|;•·\n]\s*|\s+[–—-]\s+|\s+(?:from|at)\s+(?=\p{Lu})/u;

/**
 * Splits education typed as one text: 'B.Tech in Computer Science, Kaveri College, 2022–2026'. Each
 * word stays: text that tells neither a degree nor a school is returned as the degree.
 */
export function splitEducation(text: string): SchoolFields {
  const fields = { degree: '', field: '', institution: '', location: '', grade: '' };
  if (hasSeveralEntries(text)) return { ...fields, degree: text, start: '', end: '' };
  const dates = findDates(text);
  const grade = findGrade(text);
  const bare = withoutDates(text.replace(grade || /$/u, ' | ').replaceAll('\n', ' | '));
  const rest: string[] = [];
  for (const part of bare.split(separators).map(trimmed).flatMap(splitHanSchool)) {
    if (part === '') continue;
    const found = fields.degree === '' ? splitDegree(part) : null;
    const isSchool = schoolWords.test(part);
    const isAlone = found?.degree === part;
    if (
      found !== null &&
      (isAlone || !isSchool || fields.institution !== '' || found.field !== '')
    ) {
      const foundLength = [found.degree, found.field].join('').length;
      // What the pattern leaves out stays with the degree.
      if (part.replaceAll(/\s|\bin\b|\bof\b/giu, '').length > foundLength + 4) fields.degree = part;
      else Object.assign(fields, found);
    } else if (isSchool && fields.institution === '') fields.institution = part;
    else if (fields.field === '' && subjectWords.test(part)) fields.field = part;
    else rest.push(part);
  }
  if (fields.degree === '' && fields.institution === '')
    return { ...fields, field: '', location: '', grade: '', degree: text, start: '', end: '' };
  // A name beside a degree is the school; what follows a school is its place.
  if (fields.institution === '') fields.institution = rest.shift() ?? '';
  fields.location = rest.join(', ');
  return { ...fields, grade, start: dates?.start ?? '', end: dates?.end ?? '' };
}

/** With two degrees or periods, a school would stand beside the wrong one. */
function hasSeveralEntries(text: string): boolean {
  const parts = text.split(separators).flatMap((each) => each.split(/\s+(?:and|&|\+)\s+/u));
  const count = (test: (part: string) => boolean) => parts.filter(test).length;
  const isDegree = (part: string) => !schoolWords.test(part) && splitDegree(trimmed(part)) !== null;
  return count((part) => findDates(part) !== null) > 1 || count(isDegree) > 1;
}

const trimmed = (part: string) => part.replaceAll(/^[\s,()|:–-]+|[\s,(|:–-]+$/gu, '');
