import type { Piece } from './piece.ts';

const footers =
  /^(?:(?:.{0,60}[\s|–—-])?(?:page\s*)?\d{1,2}\s*(?:\/|of|von|de)\s*\d{1,2}|page \d{1,2}|-?\s*\d{1,2}\s*-?)$/iu;
const stamps =
  /^(?:last updated|updated|as of|stand|created with|made with|powered by)\b.{0,40}$/iu;
const withoutNumbers = (text: string) => text.toLowerCase().replaceAll(/\d+/gu, '#').trim();

/** Removes text repeated in page margins: running headers, page numbers, modification dates. */
export function removeRepeated(
  pieces: readonly Piece[],
  pages: readonly { height: number }[],
): Piece[] {
  const isAtEdge = (piece: Piece) => {
    const height = pages[piece.page]?.height ?? 842;
    return piece.y < height * 0.09 || piece.y + piece.height > height * 0.91;
  };
  const pagesBy = new Map<string, Set<number>>();
  for (const piece of pieces.filter(isAtEdge)) {
    const key = withoutNumbers(piece.text);
    pagesBy.set(key, (pagesBy.get(key) ?? new Set()).add(piece.page));
  }
  return pieces.filter((piece) => {
    if (!isAtEdge(piece) || piece.isHeading) return true;
    if (footers.test(piece.text) || stamps.test(piece.text)) return false;
    const repeated = (pagesBy.get(withoutNumbers(piece.text))?.size ?? 0) > 1;
    // If every page shows the name, the first occurrence is kept.
    return !repeated || piece.page === 0;
  });
}
