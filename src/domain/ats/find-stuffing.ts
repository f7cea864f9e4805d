import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import { findTraits } from '#domain/resume-reading/find-traits.ts';
import { gatherSections, type Section } from '#domain/resume-reading/gather-sections.ts';
import { makeSections } from '#domain/resume-reading/make-lines.ts';
import { baselineOf, rightOf, type Line, type Piece } from '#domain/resume-reading/piece.ts';
import { preparePieces } from '#domain/resume-reading/prepare-pieces.ts';
import { readResume, type ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import type { Column } from '#domain/resume-reading/split-columns.ts';
import type { AtsPlace, AtsStuffing } from './ats-report.ts';
import { quoteOf } from './find-places.ts';
import { findRepeats } from './find-repeats.ts';
import { findListsBelow, findTailLists } from './find-tail-lists.ts';
import { knownPhone } from './neutral-resume.ts';

/** The stuffing found, and the document and its parsed resume without it. */
export type WithoutStuffing = {
  stuffing: AtsStuffing[];
  cleaned: DocumentText;
  reading: ResumeExtraction;
};

const shown = 8;

/**
 * Finds text meant only for machines (hidden, an unused keyword list at the end, excessive
 * repetition) and parses the resume again without it, so that it gains nothing.
 */
export function findStuffing(document: DocumentText, read: ResumeExtraction): WithoutStuffing {
  const below = findListsBelow(preparePieces(document).columns);
  const above = withoutPlaces(document, below);
  const { columns } = preparePieces(above);
  const sections = gatherSections(
    columns.map((column) => ({ ...column, sections: makeSections(column.pieces) })),
  );
  const repeated = findRepeats(sections.flatMap((section) => section.lines));
  const left = sections.map((section) => withoutLines(section, repeated));
  const tails = [...below, ...findTailLists(left, lastPieces(columns)).map(boxed)];
  const again = repeated.map(boxed);
  const hidden = document.runs.filter((run) => run.isHidden && /[\p{L}\p{N}]{2}/u.test(run.text));
  const findingsOf = (kind: AtsStuffing['kind'], places: readonly Placed[]) =>
    places.slice(0, shown).map((place) => ({ ...placeOf(place), kind }));
  const stuffing = [
    ...findingsOf('hidden', hidden),
    ...findingsOf('tailList', tails),
    ...findingsOf('repeated', again),
  ];
  if (tails.length + again.length === 0) return { stuffing, cleaned: document, reading: read };
  const bare = withoutPlaces(document, [...tails, ...again]);
  const cleaned = { ...bare, traits: findTraits(bare) };
  return { stuffing, cleaned, reading: readResume(cleaned, { findPhones: knownPhone(read) }) };
}

/** The lowest piece of each column on the last page. */
function lastPieces(columns: readonly Column[]): Set<Piece> {
  const page = Math.max(0, ...columns.map((column) => column.page));
  return new Set(
    columns
      .filter((column) => column.page === page)
      .flatMap(({ pieces }) => {
        const bottom = Math.max(...pieces.map(baselineOf));
        return pieces.filter((piece) => baselineOf(piece) > bottom - 2);
      }),
  );
}

const withoutLines = (section: Section, lines: readonly Line[]): Section => ({
  ...section,
  lines: section.lines.filter((line) => !lines.includes(line)),
});

type Placed = Pick<Piece, 'text' | 'page' | 'x' | 'y' | 'width' | 'height'>;

const placeOf = ({ text, page, x, y, width, height }: Placed): AtsPlace => ({
  text: quoteOf(text.trim()),
  page,
  box: { x, y, width, height },
});

function boxed({ text, page, pieces }: Line): Placed {
  const x = Math.min(...pieces.map((piece) => piece.x));
  const y = Math.min(...pieces.map((piece) => piece.y));
  const right = Math.max(...pieces.map(rightOf));
  const bottom = Math.max(...pieces.map((piece) => piece.y + piece.height));
  return { text, page, x, y, width: right - x, height: bottom - y };
}

const withoutPlaces = (document: DocumentText, places: readonly Placed[]): DocumentText =>
  places.length === 0
    ? document
    : {
        ...document,
        runs: document.runs.filter((run) => !places.some((place) => liesIn(run, place))),
      };

function liesIn(run: TextRun, { page, x, y, width, height }: Placed): boolean {
  if (run.isHidden || run.page !== page) return false;
  const middle = run.y + run.height / 2;
  return run.x >= x - 12 && run.x <= x + width + 1 && middle >= y && middle <= y + height;
}
