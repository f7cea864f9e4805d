import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { makePieces } from '#domain/resume-reading/make-pieces.ts';
import type { AtsPlace } from './ats-report.ts';

/** Locates text in the file. */
export type FindPlace = (text: string) => AtsPlace;

const maxLength = 160;
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The place of something missing. */
export const nowhere: AtsPlace = { text: '', page: 0, box: null };

/** Shortens text in findings to about two lines. */
export const quoteOf = (text: string) =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/**
 * Locates text in a document, comparing only letters and digits: as a whole piece, as words within
 * one, or by its beginning.
 */
export function placesOn(document: DocumentText): FindPlace {
  const pieces = makePieces(document.runs).map((piece) => ({
    piece,
    letters: bare(piece.text),
    words: words(piece.text),
  }));
  return (text) => {
    const [needle, asWords] = [bare(text), words(text)];
    const found =
      needle === ''
        ? undefined
        : (pieces.find(({ letters }) => letters === needle) ??
          pieces.find((each) => each.words.includes(asWords)) ??
          pieces.find(({ letters }) => letters.includes(needle)) ??
          pieces.find(({ letters }) => letters.length > 7 && needle.startsWith(letters)) ??
          pieces.find(({ letters }) => letters.includes(needle.slice(0, 24))) ??
          pieces.find(({ letters }) => letters.length > 3 && needle.startsWith(letters)));
    if (!found) return { text: quoteOf(text), page: 0, box: null };
    const { page, x, y, width, height } = found.piece;
    return { text: quoteOf(text), page, box: { x, y, width, height } };
  };
}
