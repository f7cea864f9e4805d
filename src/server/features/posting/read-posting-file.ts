import { parse } from 'csv-parse/sync';
import type { ImportColumn } from '#domain/posting/import-columns.ts';
import {
  type ImportPlace,
  importProblem,
  type ImportProblem,
} from '#domain/posting/import-problem.ts';
import { findImportColumn } from '#domain/posting/imported-posting.ts';
import { findJsonError } from './find-json-error.ts';

export type FileRecord = {
  place: ImportPlace;
  values: Partial<Record<ImportColumn, unknown>>;
};
export type PostingFile =
  | { ok: true; records: FileRecord[]; ignored: string[] }
  | { ok: false; problems: ImportProblem[] };

export const maxImportBytes = 50 * 1024 * 1024;

const refused = (...problems: ImportProblem[]): PostingFile => ({ ok: false, problems });

const lineOf = (line: number): ImportPlace => ({ line, item: null });

const notUtf8 = (line: number) => importProblem('not-utf8', { place: lineOf(line) });

/** Browsers replace what is not UTF-8 in a picked file instead of refusing it. */
export function findReplaced(text: string): ImportProblem[] {
  const at = text.indexOf('\u{FFFD}');
  return at === -1 ? [] : [notUtf8(lineAt(text, at))];
}

/** Reads the records of a JSON or CSV file with their line numbers. */
export function readPostingFile(bytes: Uint8Array): PostingFile {
  if (bytes.byteLength > maxImportBytes) return refused(importProblem('large-file'));
  const text = decode(bytes);
  if (typeof text !== 'string') return refused(notUtf8(text.badLine));
  if (text.trim() === '') return refused(importProblem('empty-file'));
  return /^\s*[[{]/u.test(text) ? readJson(text) : readCsv(text);
}

function decode(bytes: Uint8Array): string | { badLine: number } {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const strict = new TextDecoder('utf-8', { fatal: true });
    for (let line = 1, start = 0; ; line++) {
      const newline = bytes.indexOf(10, start);
      const end = newline === -1 ? bytes.length : newline;
      try {
        strict.decode(bytes.subarray(start, end));
      } catch {
        return { badLine: line };
      }
      start = end + 1;
    }
  }
}

function readJson(text: string): PostingFile {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    const at = findJsonError(text) ?? text.length;
    const rest = text.slice(at, at + 20);
    const place = lineOf(lineAt(text, at));
    return refused(
      rest === ''
        ? importProblem('cut-off-json', { place })
        : importProblem('invalid-json', { place, given: JSON.stringify(rest) }),
    );
  }
  if (!Array.isArray(list))
    return refused(
      importProblem('not-posting-list', { place: lineOf(1), allowed: '[{ … }, { … }]' }),
    );
  const lines = linesOfItems(text);
  const ignored = new Set<string>();
  const problems: ImportProblem[] = [];
  const records = list.flatMap((item: unknown, index) => {
    const place = { line: lines[index] ?? 1, item: index + 1 };
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      problems.push(importProblem('not-object', { place, allowed: '{ "id": …, "title": … }' }));
      return [];
    }
    const { values, twice } = byColumn(Object.entries(item), ignored);
    if (twice !== undefined) problems.push({ ...twice, place });
    return [{ place, values }];
  });
  return problems.length > 0 ? refused(...problems) : { ok: true, records, ignored: [...ignored] };
}

/** The line number of each item in the outermost array of a valid JSON text. */
function linesOfItems(text: string): number[] {
  const lines: number[] = [];
  let line = 1;
  let depth = 0;
  let isText = false;
  let isBetween = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (isText) {
      if (char === '\\') at++;
      else if (char === '"') isText = false;
      continue;
    }
    if (char === '\n') line++;
    if (isBetween && depth === 1 && !/[\s\]]/u.test(char)) {
      lines.push(line);
      isBetween = false;
    }
    if (char === '"') isText = true;
    else if (char === '[' || char === '{') isBetween = ++depth === 1;
    else if (char === ']' || char === '}') depth--;
    else if (char === ',' && depth === 1) isBetween = true;
  }
  return lines;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

type CsvRow = { record: string[]; info: { lines: number } };

function readCsv(text: string): PostingFile {
  let rows: CsvRow[];
  try {
    const options = { info: true, relax_column_count: true, skip_empty_lines: true } as const;
    rows = parse(text.replace(/\r\n?/gu, '\n'), options) as unknown as CsvRow[];
  } catch (error) {
    const { lines } = error as Error & { lines?: number };
    return refused(importProblem('invalid-csv', { place: lineOf(lines ?? 1) }));
  }
  const headings = rows[0]?.record.map((heading) => heading.trim()) ?? [];
  if (!headings.some(findImportColumn)) {
    return refused(
      importProblem('no-headings', { place: lineOf(1), allowed: 'id,title,description' }),
    );
  }
  const ignored = new Set<string>();
  const problems: ImportProblem[] = [];
  const { twice } = byColumn(
    headings.map((heading) => [heading, '']),
    ignored,
  );
  if (twice !== undefined) problems.push({ ...twice, place: lineOf(1) });
  const records = rows.slice(1).map(({ record, info }) => {
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    const place = lineOf(info.lines - breaks);
    if (record.length > headings.length)
      problems.push(
        importProblem('too-many-cells', { place, count: record.length, most: headings.length }),
      );
    const cells = headings.map((heading, index): [string, unknown] => [heading, record[index]]);
    return { place, values: byColumn(cells, ignored).values };
  });
  return problems.length > 0 ? refused(...problems) : { ok: true, records, ignored: [...ignored] };
}

function byColumn(cells: [string, unknown][], ignored: Set<string>) {
  const values: FileRecord['values'] = {};
  const headings = new Map<ImportColumn, string>();
  let twice: ImportProblem | undefined;
  for (const [heading, value] of cells) {
    const column = findImportColumn(heading);
    if (column === undefined) {
      if (heading !== '') ignored.add(heading);
      continue;
    }
    const earlier = headings.get(column);
    if (earlier !== undefined)
      twice ??= importProblem('ambiguous-columns', { column: earlier, given: heading });
    headings.set(column, heading);
    values[column] = value;
  }
  return { values, twice };
}
