import { joined } from './assign-slots.ts';
import { findDates } from './find-dates.ts';
import { findGrade, isOnlyGrade } from './find-grade.ts';
import { isPlace } from './find-place.ts';
import type { Line } from './piece.ts';
import { isDegree, isDetail, isSchool } from './school-grammar.ts';
import { isFaculty } from './school-words.ts';
import { type Cell, slotOfRole } from './split-cells.ts';
import { splitDegree, splitHanSchool } from './split-degree.ts';
import { commaParts, joinCampus, textsOf, trimmed, urlsOf } from './split-fields.ts';

/** 'Master of Science from Delft', but not 'University of Texas at Austin'. */
function atSchool(text: string): string[] {
  const [, degree = '', school = ''] = /^(.+?)\s+(?:from|at)\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  return degree !== '' && !isSchool(degree) ? [degree, school] : [text];
}

/** 'Lakeside University (Pune)', but 'B.Tech (CSE)' is whole. */
function splitParts(text: string): string[] {
  const [, name = '', inside = ''] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  const isApart = isPlace(inside) && !isDegree(name);
  return isApart ? [...commaParts(name), `(${inside})`] : commaParts(text);
}

/** Separates a grade from the text around it. */
function cutGrade(text: string): { text: string; grade: string } {
  if (isOnlyGrade(text)) return { text: '', grade: findGrade(text) || text };
  const grade = findGrade(text);
  if (grade === '') return { text, grade };
  const before = text
    .slice(0, text.indexOf(grade))
    .replace(/(?:^|\s)(?:with|by|and|securing|scoring)\s*$/u, ' ');
  const rest = `${before} ${text.slice(text.indexOf(grade) + grade.length)}`;
  return { text: trimmed(rest.replaceAll(/\(\s*\)/gu, ' ').replaceAll(/\s+/gu, ' ')), grade };
}

/** What stands before a date or after it: 'Expected graduation', 'Class of'. */
const aroundDates =
  /(?:^|[\s,(–-]+)(?:(?:expected|anticipated|projected|estimated|scheduled|graduat(?:ed|ing|ion|es)|completed|completion|class of|conferred|awarded|voraussichtlich(?:er)?|abschluss|pr[ée]vue?s?|en cours|obtenue?|previst[oa]|prevedibile|finalizado|concluíd[oa]|verwacht|expected by|batch|session|date|year|in|by|on|:)[\s:]*)+$/iu;

/** Keeps 'Facultad de Derecho, Campus Sur' together: a faculty needs its university. */
function joinFaculty(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1) ?? '';
    const isOwn = isFaculty(before) && !isPlace(part) && !isDegree(part);
    if (isOwn) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** The cells of a head that may name a degree or a school, its details, and the first grade. */
export function schoolCells(lines: readonly Line[]) {
  const cells: Cell[] = [];
  const details: string[] = [];
  let grade = '';
  const known = lines.flatMap(({ pieces }) => pieces.flatMap((piece) => piece.known ?? []));
  // The board beside a school only examines.
  const hasSchool = known.some(({ role }) => role === 'school');
  for (const [row, line] of lines.entries()) {
    const told = line.pieces.flatMap((piece) => piece.known ?? []);
    for (const { role, text } of told)
      if (role === 'board' && hasSchool) details.push(text);
      else cells.push({ parts: namesIn(text, details), row, dash: '', is: slotOfRole[role] });
    const isDated = findDates(line.text) !== null;
    for (const { text: written, dash } of textsOf(line, 'dashes')) {
      const cut = cutGrade(trimmed(written));
      grade ||= cut.grade;
      const text = isDated ? trimmed(cut.text.replace(aroundDates, '')) : cut.text;
      if (told.length > 0 || text === '' || urlsOf(text).length > 0) continue;
      for (const [at, own] of atSchool(text).entries()) {
        const parts = namesIn(own, details);
        if (parts.length > 0) cells.push({ parts, row, dash: at === 0 ? dash : '' });
      }
    }
  }
  return { cells: cells.filter((cell) => !isRepeated(cell, cells)), details, grade };
}

/** Whether a cell is only the degree that another one names with its field: 'BS', 'BS in Physics'. */
const isRepeated = (cell: Cell, cells: readonly Cell[]) =>
  cells.some(
    (other) =>
      other !== cell &&
      other.parts.some(
        (part) => part !== cell.parts[0] && splitDegree(part)?.degree === joined(cell.parts),
      ),
  );

/** The parts of a text that may be names; the others are added to the details. */
function namesIn(text: string, details: string[]): string[] {
  const parts = splitParts(text).map(trimmed).filter(Boolean).flatMap(splitHanSchool);
  details.push(...parts.filter(isDetail));
  return joinFaculty(joinCampus(parts.filter((part) => !isDetail(part))));
}
