import { findDates, isOnlyDates } from './find-dates.ts';
import { findGrade } from './find-grade.ts';
import { isPlace } from './find-place.ts';
import { isFact } from './is-fact.ts';
import { withoutBullet } from './make-lines.ts';
import { rightOf, type Line, type Piece } from './piece.ts';
import { isFaculty, schoolWords, subjectWords } from './school-words.ts';
import { splitDegree } from './split-degree.ts';
import { isGeneric } from './split-fields.ts';

/**
 * Joins text across a line break: 'cross-' and 'device' become one word, as do 'Koch-' and 'Berg'
 * and parts split by a soft hyphen.
 */
export function joinParts(before: string, after: string): string {
  if (before === '') return after;
  if (before.endsWith('\u00AD')) return before.slice(0, -1) + after;
  if (/[\p{L}\d]-$/u.test(before) && /^\p{L}/u.test(after)) return before + after;
  return `${before} ${after}`;
}

const usualLetter = 0.46;
/** Points. */
const narrow = 230;
/** Whether the first word of the text below had no room on the line. */
const isFull = (line: Line, below: string, { width, text }: { width: number; text: string }) =>
  line.right +
    (below.split(' ')[0] ?? '').length *
      Math.max(line.fontSize * usualLetter, width / text.length) >
  line.edge;

/** Joins a name that its column was too narrow for: 'University of California,' and 'Berkeley'. */
export function joinCutNames(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  // A section may continue in a wider column of another page.
  // Only several lines that end there show an edge.
  const edgeOf = ({ page, edge, fontSize }: Line) => {
    const rights = lines.filter((line) => line.page === page).map(({ right }) => right);
    const most = Math.max(...rights);
    return rights.filter((right) => right > most - fontSize * 4).length > 1
      ? Math.min(edge, most)
      : edge;
  };
  const isNoted = lines.some((line) => !line.isBold);
  for (const line of lines) {
    const before = joined.at(-1);
    // Dates at the right edge stand beside a name that continues below.
    const at = before?.pieces.findLastIndex((piece) => !isFact(piece.text)) ?? -1;
    const last = before?.pieces[at];
    const beside = before?.pieces.slice(at + 1) ?? [];
    const [first] = line.pieces;
    const isCut =
      before &&
      last &&
      first &&
      !line.isBullet &&
      !before.isBullet &&
      line.gap < 1.4 &&
      before.text.length < 110 &&
      first.isBold === last.isBold &&
      /^[\p{L}\d(]/u.test(first.text) &&
      // 'Thesis: …' is another detail.
      !/^\p{Lu}[\p{L} ]{2,25}:\s/u.test(first.text) &&
      !(isFaculty(first.text) && !ending.test(last.text)) &&
      ((before.text.length < 60 && ending.test(last.text)) ||
        (isBelow(before, line, last, first) &&
          (splitDegree(first.text) === null || /^\p{Ll}/u.test(first.text)) &&
          (hadNoRoom(first, last, beside[0]?.x ?? before.edge) ||
            (isNoted &&
              first.isBold &&
              (isGeneric(first.text) || isOnlyRest(last.text, first.text))))) ||
        (isFull(
          { ...before, right: rightOf(last), edge: beside[0]?.x ?? edgeOf(before) },
          first.text,
          last,
        ) &&
          (ending.test(last.text) ||
            joining.test(last.text) ||
            (edgeOf(before) - before.x < narrow && isGeneric(first.text)) ||
            // Plain text has no columns.
            (last.font !== '' && isRestOfSchool(last.text, first.text)))));
    if (isCut) joined[joined.length - 1] = withRest(before, line, at);
    else joined.push(line);
  }
  return joined;
}

/** The space between the lines of one text, in font sizes, and the share of a space. */
const leading = 1.5;
const space = 0.28;

/** Whether a line stands right below the beginning of another one, looks alike, and tells no fact. */
const isBelow = (before: Line, line: Line, last: Piece, first: Piece): boolean =>
  looksBelow(before, line, last, first) &&
  !first.text.includes(':') &&
  !isFact(first.text) &&
  findGrade(first.text) === '';

function looksBelow(before: Line, line: Line, last: Piece, first: Piece): boolean {
  const step = line.baseline - before.baseline;
  return (
    last.font !== '' &&
    line.page === before.page &&
    step > 0 &&
    step < first.fontSize * leading &&
    Math.abs(line.x - before.x) < 2 &&
    first.isBold === last.isBold &&
    Math.abs(first.fontSize - last.fontSize) < 0.1
  );
}

/** Whether the first word below had no room before what stands beside the text. */
function hadNoRoom({ text, width }: Piece, last: Piece, edge: number): boolean {
  const first = (width * (text.split(' ')[0] ?? '').length) / text.length;
  return rightOf(last) + space * last.fontSize + first > edge;
}

/** In letters, as long as a name and its place may be. */
const longestName = 110;

/** Joins heads that go on in the line below: in small letters, or as their dates stand beside. */
export function joinCutHeads(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [last, dates, ...others] = before?.pieces ?? [];
    const [first] = line.pieces;
    const isCut =
      before &&
      last &&
      dates &&
      first &&
      others.length === 0 &&
      line.pieces.length === 1 &&
      !line.isBullet &&
      !before.isBullet &&
      isOnlyDates(dates.text) &&
      isBelow(before, line, last, first) &&
      hadNoRoom(first, last, dates.x);
    // 'Association of Land Trusts and Housing Cooperatives, Albany,' above 'NY'
    const isWrapped =
      before &&
      last &&
      first &&
      !dates &&
      line.pieces.length === 1 &&
      !line.isBullet &&
      !before.isBullet &&
      before.text.length < longestName &&
      !/[.!?;:]$/u.test(last.text) &&
      looksBelow(before, line, last, first) &&
      findDates(line.text) === null &&
      line.text.length < before.text.length / 2 &&
      hadNoRoom(first, last, before.edge);
    const at = (before?.pieces.length ?? 0) - 1;
    const end = before?.pieces[at];
    const goesOn =
      before &&
      end &&
      first &&
      !line.isBullet &&
      !before.isBullet &&
      before.pieces.some((piece) => isOnlyDates(piece.text)) &&
      !isOnlyDates(end.text) &&
      /^\p{Ll}/u.test(first.text) &&
      Math.abs(first.x - end.x) < 2 &&
      end.font !== '' &&
      isFullLine(before, line);
    if (isCut || isWrapped) joined[joined.length - 1] = withRest(before, line, 0);
    else if (goesOn) joined[joined.length - 1] = withRest(before, line, at);
    else joined.push(line);
  }
  return joined;
}

/** A line whose piece at a place continues with the first piece of the line below. */
function withRest(before: Line, line: Line, at: number): Line {
  const [first, ...rest] = line.pieces;
  const last = before.pieces[at];
  if (!first || !last) return before;
  const { y, x, width } = first;
  const pieces = [
    ...before.pieces.slice(0, at),
    { ...last, text: joinParts(last.text, first.text), y, x, width },
    ...before.pieces.slice(at + 1),
    ...rest,
  ];
  return {
    ...before,
    text: pieces.map(({ text }) => text).join(' '),
    right: Math.max(before.right, line.right),
    baseline: line.baseline,
    pieces,
  };
}

const ending = /\S(?:\s?[,—–&]|\s(?:of|and|for|in))$/u;
/** Words that no name ends with, in the languages of our templates and their neighbours. */
const joining =
  /\s(?:of|and|for|in|at|the|und|für|der|des|et|de|du|la|le|les|pour|y|e|do|da|di|del|della|och|og|i|w)$/u;

const lastPartOf = (text: string) => text.split(/,\s+|\s(?:at|from)\s/u).at(-1) ?? '';

/** Whether the second text can only continue the name of a school: it tells nothing of its own. */
const isRestOfSchool = (text: string, rest: string) =>
  splitDegree(rest) === null &&
  !subjectWords.test(rest) &&
  !isPlace(rest) &&
  !isOnlyDates(rest) &&
  findGrade(rest) === '' &&
  (schoolWords.test(rest)
    ? !schoolWords.test(text) && !subjectWords.test(lastPartOf(text)) && isGeneric(rest)
    : schoolWords.test(text) ||
      (/^\p{Lu}/u.test(lastPartOf(text)) && splitDegree(text.replace(/,[^,]*$/u, '')) !== null));

/** Whether only the second text makes the first one a school. */
const isOnlyRest = (text: string, rest: string) =>
  schoolWords.test(rest) &&
  !schoolWords.test(text) &&
  splitDegree(text) === null &&
  !subjectWords.test(text) &&
  !isFact(text);

/** Whether the first word of the line below had no room on this one. */
export function isFullLine(line: Line, below: Line): boolean {
  const firstWord = (below.text.split(' ')[0] ?? '').length * below.fontSize * usualLetter;
  return line.right + firstWord > line.edge - line.fontSize * 0.5;
}

/** Whether a line continues the previous one, which was full. */
function continuesLine(line: Line, before: Line, isItem: boolean): boolean {
  // Lists with one name per line have short lines that never end mid-phrase.
  if (
    isItem &&
    before.text.length < 60 &&
    /^[\p{Lu}\d]/u.test(line.text) &&
    !/(?:[,&(–-]|\b(?:and|of|in|for|with|the|at|by|from|to|on|a))$/iu.test(before.text)
  )
    return false;
  const isPoint = line.isBullet && line.isIndented !== true;
  if (isPoint || /^https?:\S+$/u.test(line.text) || line.startsBlock || line.gap > 1.9)
    return false;
  if (/[\u00AD,]$|[\p{L}\d]-$/u.test(before.text)) return true;
  if (/^[\p{Ll}&)]/u.test(line.text)) return true;
  const isLong = before.text.length > 22;
  const hasDateAtEdge = before.pieces.length > 1 && isOnlyDates(before.pieces.at(-1)?.text ?? '');
  const wasFull = isLong && !hasDateAtEdge && isFullLine(before, line);
  // Text indented under a bullet point without its own bullet belongs to it.
  const hangs = line.x > before.x + before.fontSize * 0.4 && line.gap < 1.4;
  const hasBullet = before.isBullet && before.isIndented !== true;
  if (hasBullet && (hangs || (line.x > before.x - 3 && wasFull))) return true;
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
