import { isOnlyDates } from './find-dates.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';
import { isGeneric } from './split-fields.ts';

/**
 * Joins text across a line break: 'cross-' and 'device' become one word, as do parts split by a
 * soft hyphen.
 */
export function joinParts(before: string, after: string): string {
  if (before === '') return after;
  if (before.endsWith('\u00AD')) return before.slice(0, -1) + after;
  if (/[\p{L}\d]-$/u.test(before) && /^\p{Ll}/u.test(after)) return before + after;
  return `${before} ${after}`;
}

const usualLetter = 0.46;
/** Points. */
const narrow = 230;
/** Whether the first word of the text below had no room on the line. */
const isFull = (line: Line, below: string) =>
  line.right + (below.split(' ')[0] ?? '').length * line.fontSize * usualLetter > line.edge;

/** Joins a name that its column was too narrow for: 'University of California,' and 'Berkeley'. */
export function joinCutNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const last = before?.pieces.at(-1);
    const [first, ...rest] = line.pieces;
    const isCut =
      before &&
      last &&
      first &&
      !line.isBullet &&
      !before.isBullet &&
      line.gap < 1.4 &&
      before.text.length < 60 &&
      first.isBold === last.isBold &&
      /^[\p{L}\d]/u.test(first.text) &&
      (/\S(?:[,—–&]|\s(?:of|and|for|in))$/u.test(last.text) ||
        (before.edge - before.x < narrow && isFull(before, first.text) && isGeneric(first.text)));
    if (!isCut) joined.push(line);
    else
      joined[joined.length - 1] = {
        ...before,
        text: joinParts(before.text, line.text),
        pieces: [
          ...before.pieces.slice(0, -1),
          { ...last, text: joinParts(last.text, first.text) },
          ...rest,
        ],
      };
  }
  return joined;
}

/** Whether a line continues the previous one, which was full. */
function continuesLine(line: Line, before: Line, isItem: boolean): boolean {
  const right = before.edge;
  // Lists with one name per line have short lines that never end mid-phrase.
  if (
    isItem &&
    before.text.length < 60 &&
    /^[\p{Lu}\d]/u.test(line.text) &&
    !/(?:[,&(–-]|\b(?:and|of|in|for|with|the|at|by|from|to|on|a))$/iu.test(before.text)
  )
    return false;
  if (line.isBullet || /^https?:\S+$/u.test(line.text) || line.startsBlock || line.gap > 1.9)
    return false;
  if (/[\u00AD,]$|[\p{L}\d]-$/u.test(before.text)) return true;
  if (/^[\p{Ll}&)]/u.test(line.text)) return true;
  const firstWord = (line.text.split(' ')[0] ?? '').length * line.fontSize * usualLetter;
  const isLong = before.text.length > 22;
  const hasDateAtEdge = before.pieces.length > 1 && isOnlyDates(before.pieces.at(-1)?.text ?? '');
  const wasFull =
    isLong && !hasDateAtEdge && before.right + firstWord > right - before.fontSize * 0.5;
  // Text indented under a bullet point without its own bullet belongs to it.
  const hangs = line.x > before.x + before.fontSize * 0.4 && line.gap < 1.4;
  if (before.isBullet && (hangs || (line.x > before.x - 3 && wasFull))) return true;
  return wasFull && line.gap < 1.3 && !/[.;:!?]$/u.test(before.text);
}

/**
 * Splits lines into bullet points: each bullet, and each sentence that starts a line, with its
 * continuation lines.
 */
export function pointsOf(
  lines: readonly Line[],
  kind: 'sentences' | 'items' = 'sentences',
): { text: string; lines: Line[] }[] {
  const points: { text: string; lines: Line[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = points.at(-1);
    const text = withoutBullet(line.text);
    if (last && before && continuesLine(line, before, kind === 'items')) {
      last.text = joinParts(last.text, text);
      last.lines.push(line);
    } else points.push({ text, lines: [line] });
  }
  return points.map((point) => ({ ...point, text: point.text.replaceAll('\u00AD', '') }));
}

export function paragraphOf(lines: readonly Line[]): string {
  return lines
    .map((line) => withoutBullet(line.text))
    .reduce(joinParts, '')
    .replaceAll('\u00AD', '');
}
