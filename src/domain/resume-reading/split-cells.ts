import { isPlace } from './find-place.ts';
import type { Line } from './piece.ts';
import { commaParts, mayBeCity, textsOf, trimmed, urlsOf } from './split-fields.ts';
import type { Known } from './table-labels.ts';
import { roleScore, titleScore } from './title-of.ts';

/** Text of an entry's head between separators stronger than commas. */
export type Cell = {
  /** Its parts between commas. */
  parts: string[];
  /** Its line within the head. */
  row: number;
  /** The dash before it, which may also be within a name; '' for any other separator. */
  dash: string;
  /** What it is, if a label says so; it may end with a place. */
  is?: string;
};

/** 'Software Engineer at Google', 'Nurse for Acme'. */
const employed =
  /^(.{3,60}?)\s+(?:(?<sure>at|@|bei|chez|presso|hos)|with|for)\s+((?:[\p{Lu}\d]|\p{Ll}\p{Lu}).*)$/u;

function atEmployer(text: string): string[] {
  const [, title = '', , company = ''] = employed.exec(text) ?? [];
  const isSure = employed.exec(text)?.groups?.['sure'] !== undefined;
  const isPair = title !== '' && (isSure || (!title.includes(',') && titleScore(title) > 0));
  return isPair ? [title, company] : [text];
}

/** 'Acme (maker of garden tools)' without what it says of Acme. */
const remark = /^(.*\S)\s*\((\p{Ll}\p{L}*,?\s[^()]+)\)$/u;

/** 'Acme, Inc. (Lagos)' */
function splitParts(text: string): string[] {
  const [, name = '', inside = ''] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(text) ?? [];
  const isApart = isPlace(inside) || (mayBeCity(inside) && roleScore(name) <= 0);
  return name !== '' && isApart ? [...commaParts(name), `(${inside})`] : commaParts(text);
}

/** The slots that labels and columns name. */
export const slotOfRole: Record<Known[number]['role'], string> = {
  position: 'title',
  company: 'company',
  degree: 'degree',
  field: 'field',
  school: 'school',
  board: 'school',
  place: 'place',
};

export function splitCells(lines: readonly Line[]): { cells: Cell[]; remarks: string[] } {
  const cells: Cell[] = [];
  const remarks: string[] = [];
  for (const [row, line] of lines.entries()) {
    const known = line.pieces.flatMap((piece) => piece.known ?? []);
    for (const { role, text } of known)
      cells.push({ parts: splitParts(text), row, dash: '', is: slotOfRole[role] });
    if (known.length > 0) continue;
    for (const { text: written, dash } of textsOf(line, 'dashes')) {
      const text = trimmed(written);
      if (text === '' || urlsOf(text).length > 0) continue;
      const [, named = text, said] = remark.exec(text) ?? [];
      if (said !== undefined) remarks.push(said);
      for (const [at, part] of atEmployer(named).entries())
        cells.push({ parts: splitParts(part), row, dash: at === 0 ? dash : '' });
    }
  }
  return { cells, remarks };
}
