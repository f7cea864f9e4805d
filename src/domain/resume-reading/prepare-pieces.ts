import type { DocumentText } from './document-text.ts';
import { headingInside, headingOf } from './heading-of.ts';
import { isFact } from './is-fact.ts';
import { joinLabels } from './join-labels.ts';
import { makePieces } from './make-pieces.ts';
import { bodySizeOf, markHeadings } from './mark-headings.ts';
import { mergeTables } from './merge-tables.ts';
import { baselineOf, rightOf, type Piece } from './piece.ts';
import { removeRepeated } from './remove-repeated.ts';
import { splitBarredTables } from './split-barred-tables.ts';
import { splitColumns, type Column } from './split-columns.ts';

/** DOCX headers and footers are laid out in the margins: points at the top and bottom of a page. */
export const marginHeight = 50;

/** 'LANGUAGES KNOWN: English, Hindi' is a heading with its content on the same line. */
function splitInline(piece: Piece): Piece[] {
  const [, label = '', rest = ''] = /^([^:]{4,40}?)\s*:\s+(\S.*)$/u.exec(piece.text) ?? [];
  const kind = label === '' ? null : headingOf(label);
  const isCapital = label === label.toUpperCase() && /\p{Lu}{3}/u.test(label);
  const isSure = /\b(?:known|hobbies|interests|objective|declaration)\b/iu.test(label);
  if (kind === null || kind === 'contact' || !(isCapital || isSure)) return [piece];
  const share = piece.width * ((label.length + 1) / piece.text.length);
  return [
    { ...piece, text: `${label}:`, width: share },
    {
      ...piece,
      text: rest,
      x: piece.x + share + piece.fontSize,
      width: Math.max(1, piece.width - share - piece.fontSize),
    },
  ];
}

/** 'EDUCATION AND' directly above 'TRAINING' is one wrapped heading. */
function joinWrapped(pieces: readonly Piece[]): Piece[] {
  const gone = new Set<Piece>();
  const joined = pieces.map((piece) => {
    if (!/(?:\band|&|\/|,)$/iu.test(piece.text) || piece.text.length > 30) return piece;
    const below = pieces.find(
      (other) =>
        other.page === piece.page &&
        other.isBold === piece.isBold &&
        Math.abs(other.fontSize - piece.fontSize) < 0.6 &&
        other.y > piece.y &&
        other.y - piece.y < piece.fontSize * 1.8 &&
        (Math.abs(other.x - piece.x) < 3 || Math.abs(rightOf(other) - rightOf(piece)) < 3),
    );
    const text = `${piece.text} ${below?.text ?? ''}`;
    if (!below || headingOf(text) === null) return piece;
    gone.add(below);
    const x = Math.min(piece.x, below.x);
    return { ...piece, text, x, width: Math.max(rightOf(piece), rightOf(below)) - x };
  });
  return joined.filter((_, at) => !gone.has(pieces[at] as Piece));
}

const minLines = 6;

/** Whether text begins at the left edge of a column: many lines do, and it is no date or place. */
function beginsColumn({ page, x, text }: Piece, pieces: readonly Piece[]): boolean {
  const isAtEdge = (other: Piece) => other.page === page && Math.abs(other.x - x) < 1;
  return !isFact(text) && pieces.filter(isAtEdge).length >= minLines;
}

/** Alone on its row, apart from other columns. */
function isAlone(piece: Piece, pieces: readonly Piece[]): boolean {
  return !pieces.some(
    (other) =>
      other !== piece &&
      !(other.x > rightOf(piece) && beginsColumn(other, pieces)) &&
      other.page === piece.page &&
      Math.abs(baselineOf(other) - baselineOf(piece)) < piece.fontSize * 0.4 &&
      Math.max(other.x - rightOf(piece), piece.x - rightOf(other)) < 60,
  );
}

/** A table outside any matching section starts one, with its head as the heading. */
function beginsSection(head: Piece, pieces: readonly Piece[]): boolean {
  const above = pieces
    .filter(({ isHeading, page, y }) => isHeading && page === head.page && y < head.y)
    .reduce<Piece | null>((last, piece) => (last && last.y > piece.y ? last : piece), null);
  const kind = above && (headingOf(above.text) ?? headingInside(above.text));
  head.isHeading = kind !== head.table && (above !== null || head.page === 0);
  return head.isHeading;
}

/** The columns of a document in reading order, its repeated margin text, and its body font size. */
export function preparePieces(document: DocumentText): {
  columns: Column[];
  margins: Piece[];
  body: number;
} {
  const split = splitBarredTables(removeRepeated(makePieces(document.runs), document.pages));
  const all = joinWrapped(joinLabels(mergeTables(split))).flatMap(splitInline);
  const isMargin = (piece: Piece) =>
    document.kind === 'docx' &&
    (piece.y < marginHeight ||
      piece.y > (document.pages[piece.page]?.height ?? Infinity) - marginHeight);
  const margins = all.filter(isMargin);
  const pieces = all.filter((piece) => !isMargin(piece));
  markHeadings(pieces, (piece) => isAlone(piece, pieces));
  const read = pieces.filter((piece) => piece.table === null || beginsSection(piece, pieces));
  return { columns: splitColumns(read), margins, body: bodySizeOf(pieces) };
}
