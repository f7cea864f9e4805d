import type { Resume } from '#domain/resume/resume.ts';
import { confidenceOf } from './confidence-of.ts';
import type { DocumentText } from './document-text.ts';
import { entryOf, entryPlaces } from './entry-places.ts';
import type { FileReading } from './file-reading.ts';
import type { ExtractedField } from './find-evidence.ts';
import { listFields } from './list-fields.ts';
import { locateText, placedLines } from './locate-text.ts';
import { makePieces } from './make-pieces.ts';
import type { ParsedPage, ParsedResume } from './parsed-resume.ts';

const certain = 1;
const noSchool = { batch: null, backlogs: null };

/** The parsed fields of a file with their positions. */
export function parsedOf({ problem, document, reading }: FileReading): ParsedResume {
  const pages = pagesOf(document);
  if (reading === null)
    return { from: document?.kind ?? 'unread', problem, fields: [], pages, school: noSchool };
  const lines = placedLines(pages);
  const found = new Map(reading.found.map((field) => [field.path, field]));
  return {
    from: document?.kind ?? 'json',
    problem,
    fields: listFields(reading.resume).map(({ path, value }) => {
      const own = found.get(path) ?? found.get(nameOf(path));
      const near = own ?? ofEntry(found, path);
      const there = near === undefined ? null : { page: near.page, box: near.box };
      return {
        path,
        value,
        confidence: document === null ? certain : (near?.confidence ?? confidenceOf.item),
        place: locateText(value, lines, there) ?? there,
      };
    }),
    pages,
    school: reading.school,
  };
}

/** The fields of a resume written on the platform, located in its generated file. */
export function parsedOfResume(resume: Resume, document: DocumentText | null): ParsedResume {
  const pages = pagesOf(document);
  const lines = placedLines(pages);
  const fields = listFields(resume);
  const begins = entryPlaces(fields, lines);
  return {
    from: 'written',
    problem: null,
    fields: fields.map(({ path, value }) => ({
      path,
      value,
      confidence: certain,
      place: locateText(value, lines, begins.get(entryOf(path)) ?? null),
    })),
    pages,
    school: noSchool,
  };
}

/** First and last name are parsed together. */
const nameOf = (path: string) =>
  path === 'basics.firstName' || path === 'basics.lastName' ? 'basics.name' : path;

/** The found fields of the same entry. */
function ofEntry(
  found: ReadonlyMap<string, ExtractedField>,
  path: string,
): ExtractedField | undefined {
  const entry = path.slice(0, path.lastIndexOf('.'));
  if (!/\.\d+$/u.test(entry)) return undefined;
  return [...found.values()].find(
    (field) => field.path === entry || field.path.startsWith(`${entry}.`),
  );
}

const rounded = (points: number) => Math.round(points * 10) / 10;

/** The lines of each page. */
export function pagesOf(document: DocumentText | null): ParsedPage[] {
  if (document === null) return [];
  const pieces = makePieces(document.runs);
  return document.pages.map(({ width, height }, page) => ({
    width: rounded(width),
    height: rounded(height),
    lines: pieces
      .filter((piece) => piece.page === page)
      .map((piece) => ({
        text: piece.text,
        x: rounded(piece.x),
        y: rounded(piece.y),
        width: rounded(piece.width),
        height: rounded(piece.height),
        isBold: piece.isBold,
      })),
  }));
}
