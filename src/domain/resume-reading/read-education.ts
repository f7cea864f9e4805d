import type { ResumeEducation } from '#domain/resume/resume.ts';
import { assignSlots } from './assign-slots.ts';
import { findGrade } from './find-grade.ts';
import { joinCutNames, pointsOf } from './join-lines.ts';
import type { Line } from './piece.ts';
import { schoolCells } from './school-cells.ts';
import { schoolGrammar, type SchoolSlot, unlistedDegree } from './school-grammar.ts';
import { boards } from './school-words.ts';
import { splitDegree } from './split-degree.ts';
import { mainText, markIndented, withoutNotes } from './split-entries.ts';
import { splitSchools } from './split-schools.ts';

export type ExtractedEducation = { entry: ResumeEducation; lines: Line[] };

/** A degree without its field, and the field. */
function degreeOf(text: string, named: string): { degree: string; field: string } {
  const [, degree = text, subject = ''] = unlistedDegree.exec(text) ?? [];
  const both = named === '' ? null : splitDegree(`${text}, ${named}`);
  // 'Diplôme d'ingénieur' and 'spécialité Agroalimentaire'
  if (both && both.field !== '' && named.endsWith(both.field)) return both;
  const found = splitDegree(text) ?? { degree, field: subject };
  return { degree: found.degree, field: found.field || named };
}

const isHeader = (line: Line) =>
  line.pieces.length >= 3 &&
  /\b(?:degree|course|qualification|examination|exam|class)\b/iu.test(line.text) &&
  /\b(?:year|cgpa|percentage|%|marks|board|institut|university|school)/iu.test(line.text) &&
  !/\d/u.test(line.text);

/** The schools of a section with degree, grade and dates, from lines or a table. */
export function readEducation(lines: readonly Line[]): ExtractedEducation[] {
  const entries = splitSchools(markIndented(joinCutNames(lines.filter((each) => !isHeader(each)))));
  const [first] = entries;
  const heads = entries.map((entry) => ({
    ...schoolCells(entry.head),
    entry,
    mayInherit: first !== undefined && entry !== first && entry.head.length < first.head.length,
    isEmployer: false,
  }));
  const { slots } = assignSlots(schoolGrammar, heads, true);
  const found: ExtractedEducation[] = [];
  for (const [at, { entry, grade, details, mayInherit }] of heads.entries()) {
    const textsOf = (slot: SchoolSlot) => slots[at]?.get(slot) ?? [];
    const before = found.at(-1)?.entry;
    const [named = ''] = textsOf('field');
    const { degree, field } = degreeOf(textsOf('degree')[0] ?? '', named);
    const ofBefore = mayInherit && degree !== '' ? before : undefined;
    const notes = textsOf('note');
    const board = notes.map((note) => boards.exec(note)?.[0]).find(Boolean);
    const institution = textsOf('school')[0] ?? ofBefore?.institution ?? board ?? '';
    if (institution === '' && degree === '') continue;
    const others = [...notes.filter((note) => note !== institution), ...textsOf('place').slice(1)];
    const points = pointsOf(entry.body.filter((line) => mainText(line) !== '').map(withoutNotes));
    const all = [...entry.head, ...entry.body];
    found.push({
      entry: {
        id: `education-${found.length + 1}`,
        institution,
        degree,
        field,
        location: textsOf('place')[0] ?? '',
        start: entry.dates?.start ?? '',
        end: entry.dates?.end ?? '',
        grade: grade || (all.map((line) => findGrade(line.text)).find(Boolean) ?? ''),
        description: [...others, ...details, ...points.map((point) => point.text)].join('\n'),
      },
      lines: all,
    });
  }
  return found;
}
