import { joinParts } from './join-lines.ts';
import { rightOf, type Line, type Piece } from './piece.ts';
import { isProse } from './split-entries.ts';

/** Separated by signs rather than by space. */
export const isList = (text: string) => /[,;|•·，、；]/u.test(text);

/** What tells texts of different meaning apart. */
export const styleOf = ({ font, fontSize, isBold }: Piece) =>
  `${font}|${fontSize.toFixed(1)}|${isBold}`;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The items of a piece, which may be tags with nothing but space between them. */
export const itemsOf = ({ text, parts = [text] }: Piece): readonly string[] =>
  parts.join(' ') === text && !isList(text) ? parts : [text];

/** As wide as a space, in font sizes. */
const space = 0.28;
/** A wrapped name's lines are this much closer together than those of different names. */
const closer = 0.8;

/** Joins names that their cell was too narrow for, as the smaller step between their lines tells. */
export function joinWrappedNames(lines: readonly Line[]): Line[] {
  const stepTo = (line: Line, before: Line | undefined) =>
    before && before.page === line.page ? line.baseline - before.baseline : 0;
  const usual = median(lines.map((line, at) => stepTo(line, lines[at - 1])).filter((n) => n > 2));
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const step = stepTo(line, before);
    const isClose = step > 2 && step <= usual * closer && step < line.fontSize * 1.6;
    const above = line.pieces.map((piece) => before?.pieces.find((each) => hasRest(each, piece)));
    const isCut =
      before !== undefined &&
      isClose &&
      !line.isBullet &&
      above.every(
        (piece, n) => piece !== undefined && isFull(piece, before, firstWidth(line.pieces[n])),
      );
    if (!isCut) joined.push(line);
    else
      joined[joined.length - 1] = withPieces(
        { ...before, baseline: line.baseline },
        before.pieces.map((piece) => {
          const rest = line.pieces.find((each) => hasRest(piece, each));
          return rest ? { ...rest, text: joinParts(piece.text, rest.text) } : piece;
        }),
      );
  }
  return joined;
}

const firstWidth = ({ text, width }: Piece = { text: ' ', width: 0 } as Piece) =>
  (width * (text.split(' ')[0] ?? '').length) / text.length;

/** Whether the lower text stands below the upper one and looks like it. */
const hasRest = (upper: Piece, lower: Piece) =>
  Math.abs(upper.x - lower.x) < 2 &&
  styleOf(upper) === styleOf(lower) &&
  !isList(upper.text + lower.text) &&
  itemsOf(upper).length === 1 &&
  itemsOf(lower).length === 1;

function isFull(piece: Piece, line: Line, width: number): boolean {
  const next = line.pieces.find(({ x }) => x > piece.x + 2)?.x ?? line.edge;
  return rightOf(piece) + space * piece.fontSize + width > next;
}

const withPieces = (line: Line, pieces: Piece[]): Line => ({
  ...line,
  pieces,
  text: pieces.map(({ text }) => text).join(' '),
});

/**
 * Marks the names of groups with a colon: lines that are bolder or larger than the names below
 * them. Names side by side head the columns below them.
 */
export function markGroups(lines: readonly Line[]): Line[] {
  const pieces = lines.flatMap((line) => line.pieces);
  const counts = new Map<string, number>();
  for (const piece of pieces)
    counts.set(styleOf(piece), (counts.get(styleOf(piece)) ?? 0) + itemsOf(piece).length);
  const usual = [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  const model = pieces.find((piece) => styleOf(piece) === usual);
  if (!model) return [...lines];
  const isLabel = (piece: Piece) =>
    styleOf(piece) !== usual &&
    ((piece.isBold && !model.isBold) || piece.fontSize > model.fontSize * 1.08) &&
    piece.text.length <= 40 &&
    !isList(piece.text) &&
    !piece.text.endsWith(':');
  const blocks: { labels: Piece[]; head: Line | null; lines: Line[] }[] = [
    { labels: [], head: null, lines: [] },
  ];
  for (const line of lines)
    if (!line.isBullet && line.pieces.every(isLabel))
      blocks.push({ labels: line.pieces, head: line, lines: [] });
    else blocks.at(-1)?.lines.push(line);
  const named = blocks.filter(({ head }) => head !== null);
  const countOf = (block: (typeof blocks)[number]) =>
    block.lines.flatMap((line) => line.pieces.flatMap(itemsOf)).length;
  // One line below each is a level or a note on a skill.
  const isGrouped =
    named.every(({ lines: own }) => own.length > 0 && !own.some(({ text }) => isProse(text))) &&
    named.some((block) => countOf(block) > block.labels.length);
  if (!isGrouped) return [...lines];
  return blocks.flatMap(({ labels, head, lines: own }) =>
    head === null
      ? own
      : labels.flatMap((label, at) => [
          withPieces(head, [{ ...label, text: `${label.text}:` }]),
          ...own.flatMap((line) => within(line, at === 0 ? -Infinity : label.x, labels[at + 1]?.x)),
        ]),
  );
}

/** The part of a line from a left edge up to the next one. */
function within(line: Line, from: number, to = Infinity): Line[] {
  const inside = line.pieces.filter(({ x }) => x >= from - 3 && x < to - 3);
  if (inside.length === line.pieces.length) return [line];
  return inside.length === 0 ? [] : [withPieces(line, inside)];
}
