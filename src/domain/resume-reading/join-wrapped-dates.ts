import { findDates, isOnlyDates } from './find-dates.ts';
import { rightOf, type Line, type Piece } from './piece.ts';

/** In font sizes. */
const step = 1.7;

const isRange = (text: string) => (findDates(text)?.start ?? '') !== '';

/** Whether dates go on below because their column is narrow: 'Sep 2018 – Aug' and '2021'. */
function goesOn(upper: Piece, lower: Piece): boolean {
  const isBelow =
    upper.page === lower.page &&
    lower.y - upper.y < upper.fontSize * step &&
    (Math.abs(upper.x - lower.x) < 3 || Math.abs(rightOf(upper) - rightOf(lower)) < 3);
  if (!isBelow || upper.text.length + lower.text.length > 45) return false;
  const text = `${upper.text} ${lower.text}`;
  const isWhole = isRange(upper.text) && !/[–—-]\s*$/u.test(upper.text);
  return !isWhole && !isRange(lower.text) && isRange(text) && isOnlyDates(text);
}

const withPieces = (line: Line, pieces: Piece[]): Line => ({
  ...line,
  pieces,
  text: pieces.map(({ text }) => text).join(' '),
  x: pieces[0]?.x ?? line.x,
  indent: line.indent + (pieces[0]?.x ?? line.x) - line.x,
});

/** Joins dates in a margin that are wrapped onto the next line. */
export function joinWrappedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const upper = before?.pieces.find((piece) => line.pieces.some((each) => goesOn(piece, each)));
    const lower = upper && line.pieces.find((piece) => goesOn(upper, piece));
    if (!before || !lower) {
      joined.push(line);
      continue;
    }
    const text = `${upper.text} ${lower.text}`;
    joined[joined.length - 1] = withPieces(
      before,
      before.pieces.map((piece) => (piece === upper ? { ...piece, text } : piece)),
    );
    const rest = line.pieces.filter((piece) => piece !== lower);
    if (rest.length > 0) joined.push(withPieces(line, rest));
  }
  return joined;
}
