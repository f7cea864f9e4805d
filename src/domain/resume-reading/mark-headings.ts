import { isOnlyDates } from './find-dates.ts';
import { headingInside, headingOf } from './heading-of.ts';
import { markEnded } from './mark-ended.ts';
import type { Piece } from './piece.ts';

const isCapital = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();
const styleOf = (piece: Piece) =>
  `${piece.fontSize.toFixed(0)}|${piece.isBold}|${isCapital(piece.text)}|${piece.font}`;

/** The most common font size, by number of letters. */
export function bodySizeOf(pieces: readonly Piece[]): number {
  const sizes = new Map<number, number>();
  for (const piece of pieces) {
    const size = Math.round(piece.fontSize * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + piece.text.length);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

const main = new Set(['experience', 'education', 'skills', 'projects', 'summary']);

/** How much a piece's style resembles a heading; 0 for body text. */
function headingStrength(piece: Piece, body: number): number {
  return (
    (piece.fontSize > body * 1.08 ? 2 : 0) +
    (piece.isBold ? 1 : 0) +
    (isCapital(piece.text) ? 1 : 0) +
    (/^heading|^title/iu.test(piece.font) ? 2 : 0)
  );
}

const mayBeUnlisted = (piece: Piece) =>
  piece.text.length <= 45 &&
  piece.text.split(' ').length <= 6 &&
  /^\p{Lu}/u.test(piece.text) &&
  !/[@|•,;:.?!\d]|\bhttps?:/u.test(piece.text) &&
  !isOnlyDates(piece.text);

/** Words that are as often labels within sections as headings. */
const weak =
  /^(?:tools|languages|technologies|programming languages|training|courses|frameworks|expertise|software|outils|logiciels|programas|herramientas|ferramentas|strumenti|werkzeuge|technologien|volunteer|studies|studi|kurser|cursos)\W?$/iu;

const centerOf = (piece: Piece) => piece.x + piece.width / 2;

/** Shares its left edge or center with another heading. */
const aligns = (piece: Piece, others: readonly Piece[]) =>
  others.some(
    (other) =>
      other !== piece &&
      !weak.test(other.text) &&
      (Math.abs(other.x - piece.x) < 3 || Math.abs(centerOf(other) - centerOf(piece)) < 3),
  );

/** A side column may have smaller headings of its own; they share a style and a left edge. */
function markSideHeadings(known: readonly Piece[], body: number): void {
  const headingXs = known.filter((piece) => piece.isHeading).map(({ x }) => x);
  const isAside = (piece: Piece) =>
    !piece.isHeading &&
    piece.fontSize > body * 1.08 &&
    headingXs.every((x) => Math.abs(x - piece.x) > 30);
  const groups = Map.groupBy(
    known.filter(isAside),
    (piece) => `${styleOf(piece)}|${Math.round(piece.x / 3)}`,
  );
  for (const group of groups.values())
    if (group.length > 1) for (const piece of group) piece.isHeading = true;
}

/**
 * Marks section headings: listed ones, unless their style differs from most others, and unlisted
 * ones in the same style.
 */
export function markHeadings(
  pieces: readonly Piece[],
  aloneOnRow: (piece: Piece) => boolean,
): void {
  const body = bodySizeOf(pieces);
  const known = pieces.filter((piece) => headingOf(piece.text) !== null);
  const votes = new Map<string, number>();
  for (const piece of known) {
    const kind = headingOf(piece.text) ?? '';
    const weight = (main.has(kind) ? 1 : 0.4) + headingStrength(piece, body) * 0.5;
    votes.set(styleOf(piece), (votes.get(styleOf(piece)) ?? 0) + weight);
  }
  const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
  const model = known.find((piece) => styleOf(piece) === best);
  if (!model) return;
  const strength = headingStrength(model, body);
  for (const piece of known) {
    const same = styleOf(piece) === best;
    const isWeaker =
      headingStrength(piece, body) < strength || piece.fontSize < model.fontSize * 0.93;
    if (weak.test(piece.text) && !aligns(piece, known)) continue;
    // 'Languages' as a label among skills is smaller or lighter than headings.
    piece.isHeading = same || !isWeaker;
  }
  markSideHeadings(known, body);
  // In a text without styles, each line looks like a heading.
  if (strength < 1) return;
  const isUnlisted = (piece: Piece) => styleOf(piece) === best && mayBeUnlisted(piece);
  markEnded(pieces, isUnlisted, aloneOnRow);
  const top = Math.min(
    ...known.filter((piece) => piece.isHeading && piece.page === 0).map((piece) => piece.y),
  );
  for (const piece of pieces) {
    const isBelow = piece.page > 0 || piece.y > top || headingInside(piece.text) !== null;
    // A style shared with body text proves nothing.
    const isRare = strength >= 2;
    if (!piece.isHeading && isBelow && isRare && isUnlisted(piece))
      piece.isHeading = aloneOnRow(piece);
  }
}
