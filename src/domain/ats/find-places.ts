import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import { makePieces } from '#domain/resume-reading/make-pieces.ts';
import type { AtsPlace } from './ats-report.ts';

/** Where a text stands on the file; with the page on which it is, if the words alone do not tell. */
export type FindPlace = (text: string) => AtsPlace;

const longest = 160;
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What is missing stands nowhere. */
export const nowhere: AtsPlace = { text: '', page: 0, box: null };

/** Texts as they are shown in a finding: not longer than two lines. */
export const quoteOf = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;

/** Finds texts on a document by their letters alone: as a piece of their own, as words of one, or where they begin. */
export function placesOn(document: DocumentText): FindPlace {
  const pieces = makePieces(document.runs).map((piece) => ({
    piece,
    letters: bare(piece.text),
    words: words(piece.text),
  }));
  return (text) => {
    const [wanted, asWords] = [bare(text), words(text)];
    const found =
      wanted === ''
        ? undefined
        : (pieces.find(({ letters }) => letters === wanted) ??
          pieces.find((each) => each.words.includes(asWords)) ??
          pieces.find(({ letters }) => letters.includes(wanted)) ??
          pieces.find(({ letters }) => letters.length > 7 && wanted.startsWith(letters)) ??
          pieces.find(({ letters }) => letters.includes(wanted.slice(0, 24))) ??
          pieces.find(({ letters }) => letters.length > 3 && wanted.startsWith(letters)));
    if (!found) return { text: quoteOf(text), page: 0, box: null };
    const { page, x, y, width, height } = found.piece;
    return { text: quoteOf(text), page, box: { x, y, width, height } };
  };
}
