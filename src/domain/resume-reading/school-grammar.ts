import { type Grammar, joined } from './assign-slots.ts';
import { findGrade, isOnlyGrade } from './find-grade.ts';
import { isPlace } from './find-place.ts';
import { placeScore } from './job-grammar.ts';
import { boards, detailWords, schoolWords, subjectWords } from './school-words.ts';
import { mayBeField, splitDegree } from './split-degree.ts';
import { isProse } from './split-entries.ts';

export type SchoolSlot = 'degree' | 'field' | 'school' | 'place' | 'note';

export const isDegree = (part: string) => splitDegree(part) !== null;

/** Whether a word of a part tells that it is a school. */
export function isSchool(part: string): boolean {
  if (!schoolWords.test(part)) return false;
  const found = splitDegree(part);
  return !(
    found &&
    (found.degree === part.replace(/\s*\([^()]*\)$/u, '') ||
      /^(?:high|senior|higher|secondary|middle)/iu.test(part))
  );
}

/** What stands beside a school without being one: a grade, honours, a thesis. */
export const isDetail = (text: string) =>
  isOnlyGrade(text) || findGrade(text) === text || detailWords.test(text);

/** 'Technician in Logistics': a degree that no list has, and its subject. */
export const unlistedDegree = /^(\p{Lu}[^,]{2,40}?)\s+(?:in|en|em|im|w)\s+(\p{Lu}.*)$/u;

/** Whether text may be a name that no word reveals. */
export const mayBeName = (text: string) =>
  text.length < 70 && !/[:;.!?]\s|:$/u.test(text) && /^[\p{Lu}\p{Lo}\d]/u.test(text);

/** 'Data Analytics', unlike 'Software Engineering Immersive', which is a course. */
const isOnlySubject = (text: string) =>
  subjectWords.test(text) &&
  text
    .split(/[\s&/-]+/u)
    .slice(-1)
    .every((word) => subjectWords.test(word));

/** What the further parts of a text cost, which may be something of their own. */
const costOf = (parts: readonly string[], subject: number, school: number, other: number) =>
  parts.slice(1).reduce((sum, part) => {
    if (isSchool(part)) return sum + school;
    if (subjectWords.test(part)) return sum + subject;
    return sum + (isPlace(part) || isDetail(part) || isDegree(part) ? 1.4 : other);
  }, 0);

/** How well parts between commas fill a slot: positive if they do. */
const scores: Record<SchoolSlot, (parts: readonly string[], text: string) => number> = {
  degree: (parts, text) => {
    const [first = ''] = parts;
    const own = isDegree(first)
      ? isSchool(first)
        ? 0.2
        : 1.1
      : unlistedDegree.test(first) && !isSchool(first)
        ? 0.3
        : subjectWords.test(first)
          ? isOnlySubject(first)
            ? 0
            : 0.3
          : -0.5;
    return own - costOf(parts, 0.1, 1.2, 0.5) - (isPlace(text) ? 1 : 0);
  },
  field: (parts, text) => {
    if (parts.some((part) => isDegree(part) || isSchool(part) || boards.test(part))) return -1.2;
    if (isPlace(text) || !mayBeField(text)) return -1;
    return (
      (isOnlySubject(text) ? 0.7 : subjectWords.test(text) ? 0.5 : 0.05) -
      costOf(parts, 0.1, 1, 0.4)
    );
  },
  school: (parts, text) => {
    const [first = ''] = parts;
    const own = parts.some(isSchool)
      ? 1
      : isDegree(first)
        ? -1.2
        : boards.test(text)
          ? -0.1
          : subjectWords.test(first)
            ? -0.5
            : mayBeName(first)
              ? 0.2
              : -0.6;
    return own - costOf(parts, 0.8, 0.1, 0.4) - (isPlace(text) ? 0.9 : 0);
  },
  place: (parts) => placeScore(parts),
  note: (_, text) => (boards.test(text) ? 0 : isSchool(text) || isDegree(text) ? -1 : -0.5),
};

/** How the head of a school is written. */
export const schoolGrammar: Grammar<SchoolSlot> = {
  forms: [
    ['degree'],
    ['field'],
    ['school'],
    ['place'],
    ['note'],
    ['degree', 'field'],
    ['field', 'degree'],
    ['degree', 'school'],
    ['school', 'degree'],
    ['school', 'place'],
    ['degree', 'field', 'school'],
    ['field', 'degree', 'school'],
    ['school', 'degree', 'field'],
    ['degree', 'school', 'place'],
    ['school', 'field'],
    ['field', 'school'],
    ['field', 'school', 'place'],
    ['degree', 'field', 'school', 'place'],
    ['school', 'place', 'degree'],
  ],
  names: ['degree', 'school'],
  once: ['degree', 'field', 'school'],
  evidence: (slot, parts, before) => {
    const text = joined(parts);
    if (isProse(text)) return slot === 'note' ? 0.2 : -2;
    // Only after a school an unknown name is a place: 'B.A., Ancient Egypt' is a subject.
    const isLoose =
      slot === 'place' && before?.slot !== 'school' && !parts.some((part) => isPlace(part));
    // 'BSc Physics, Lakeside' tells its field already.
    const isSecond =
      slot === 'field' && before?.slot === 'degree' && splitDegree(before.text)?.field !== '';
    return scores[slot](parts, text) - (isLoose ? 0.4 : 0) - (isSecond ? 0.5 : 0);
  },
  prior: (slots, { mayInherit }) => {
    const [degree, field] = [slots.indexOf('degree'), slots.indexOf('field')];
    const [school, place] = [slots.indexOf('school'), slots.indexOf('place')];
    const names = slots.filter((slot) => slot !== 'place' && slot !== 'note');
    let prior = -0.5 * (names.length - new Set(names).size);
    if (degree < 0) prior -= 0.7;
    if (school < 0) prior += mayInherit ? 0.6 : -1;
    if (field >= 0) prior += field === degree + 1 ? 0.1 : degree < 0 ? -0.2 : -0.15;
    if (place >= 0 && place < school) prior -= 0.3;
    return prior;
  },
};
