import { findDates } from './find-dates.ts';
import { findGrade } from './find-grade.ts';
import { degreeWords, shortDegree } from './school-words.ts';

const namedSchool =
  /^(?!high school\b)[A-Z.]{2,6}\s+(?:college|institute|school|university|academy)\b/iu;

/** '计算机科学学士': the field stands before the degree. */
const hanTitle =
  /^(\p{sc=Han}{2,20}?)(?:专业|專業)?((?:学士|硕士|博士|學士|碩士|本科|大专|专科|研究生)(?:学位|學位)?)$/u;

const initialsOf = (text: string) => text.replaceAll(/[^A-Z]/gu, '');

/**
 * Splits degree and field: 'B.Tech in Computer Science', 'BS Computer Science', 'Bachelor of
 * Science (Physics)'.
 */
export function splitDegree(text: string): { degree: string; field: string } | null {
  const [, hanField, hanDegree] = hanTitle.exec(text) ?? [];
  if (hanField !== undefined && hanDegree !== undefined)
    return { degree: hanDegree, field: hanField };
  const found = degreeWords.exec(text);
  // 'BMS College of Engineering' starts like a degree.
  if (!found || namedSchool.test(text)) return null;
  const name = found[0].trim().replaceAll(/[\s,–-]+$/gu, '');
  if (shortDegree.test(name) && name !== name.toUpperCase()) return null;
  const after = text.slice(found.index + found[0].length).trim();
  const named =
    /^(?:'s\b|degree\b|honou?rs\b|\(hons\.?\))?\s*(?:in\b|of\b|as\b|en\b|zu[mr]\b|[-–:,])?\s*\(?([^,;|()]{2,70})\)?/iu.exec(
      after,
    );
  const field = (named?.[1] ?? '').replaceAll(/^[\s.–-]+|[\s.–-]+$/gu, '');
  // 'Senior Secondary (XII)' is a class; 'Bachelor of Computer Applications (BCA)' repeats itself.
  if (/^x{1,2}i{0,2}$/iu.test(field)) return { degree: `${name} (${field})`, field: '' };
  const isNone =
    initialsOf(name) === field ||
    /^(?:from|at|with|by)\b/iu.test(field) ||
    findDates(field) !== null ||
    findGrade(field) !== '';
  return { degree: name, field: isNone ? '' : field };
}
