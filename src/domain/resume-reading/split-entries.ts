import { findDates, withoutDates, type DateRange } from './find-dates.ts';
import { isOnlyDates, isOnlyDuration } from './find-dates.ts';
import { isFact } from './is-fact.ts';
import { isFullLine } from './join-lines.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line, Piece } from './piece.ts';
import { titleScore } from './title-of.ts';

/** The lines of one job, school or project: its head, its dates, and its description. */
export type Entry = { head: Line[]; body: Line[]; dates: DateRange | null };

const longestHead = 115;
const numbered = /^\d{1,2}[.)]\s/u;

/** The words of a line without dates and locations in its margin. */
export const mainText = (line: Line) =>
  line.pieces
    .filter((piece) => !isFact(piece.text))
    .map((piece) => piece.text)
    .join(' ');

/** A line without the dates and locations in its margin. */
export function withoutNotes(line: Line): Line {
  const text = mainText(line);
  const sign = line.isBullet ? (/^\S\s/u.exec(line.text)?.[0] ?? '') : '';
  return { ...line, text: sign !== '' && !text.startsWith(sign.trim()) ? sign + text : text };
}

/** The date that a line gives for its entry; null for a date within a sentence. */
export function anchorOf(line: Line): DateRange | null {
  const noted = line.pieces.find((piece) => isOnlyDates(piece.text));
  if (noted) return findDates(noted.text);
  const text = withoutBullet(line.text);
  if (line.isBullet && !/^.{0,80}[|(–-]\s*[^|]{4,30}\)?$/u.test(text)) return null;
  const found = findDates(text);
  if (!found || withoutDates(text).length > longestHead) return null;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found.length).replace(/^[\s)\].,;|]+/u, '');
  const isAtEdge =
    before.replaceAll(/[\s(|[]/gu, '') === '' || after === '' || /^[|,(–-]/u.test(after);
  if (!isAtEdge && !isFact(after) && !(found.isSure && after.length < 40)) return null;
  // 'used since 2019 to plan its budget'
  if (!isAtEdge && /^\p{Ll}/u.test(after) && /\p{Ll}\s*$/u.test(before)) return null;
  if (line.isBullet && !(found.isSure && found.start !== '')) return null;
  const isSentence = /[.]$/u.test(text) && text.split(' ').length > 9;
  return isSentence ? null : found;
}

const joining = /^(?:of|and|the|for|in|at|to|a|an|on|de|des|du|la|le|und|für|der|y|e)$/u;

/** Running text rather than a name: 'Family-owned maker of kitchen goods'. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  // 'Frontend engineering intern, Acme' is a title in small letters with its employer.
  if (words.length < 9 && titleScore(text.replace(/,.*$/u, '')) > 0) return false;
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !joining.test(word));
  return words.length >= 5 && small.length >= words.length * 0.4;
}

/** The width of the dates that text in one piece begins with, and of a space after them. */
function widthOfDates({ text, width }: Piece): number {
  const dates = findDates(text);
  if (dates?.index !== 0 || dates.start === '') return 0;
  return ((dates.length + 1) * width) / text.length;
}

/**
 * Marks lines that are indented below the heads of entries as bullet points: the bullets
 * themselves may be drawings.
 */
export function markIndented(lines: readonly Line[]): Line[] {
  const heads = lines.flatMap((line) => {
    if (line.isBullet || !anchorOf(line)) return [];
    const [first, second] = line.pieces;
    if (first && second && isOnlyDates(first.text)) return [line.indent + second.x - first.x];
    const shift = first ? widthOfDates(first) : 0;
    const isShared = lines.some(
      ({ indent }) => Math.abs(indent - line.indent - shift) < line.fontSize,
    );
    return [line.indent + (isShared ? shift : 0)];
  });
  const left = Math.min(...heads);
  const isAside = (line: Line) =>
    !line.isBullet && line.indent > left + line.fontSize * 0.7 && line.pieces.length === 1;
  const edges = Map.groupBy(lines.filter(isAside), (line) => Math.round(line.indent));
  return lines.map((line) =>
    isAside(line) && !anchorOf(line) && (edges.get(Math.round(line.indent))?.length ?? 0) > 1
      ? { ...line, isBullet: true, isIndented: true }
      : line,
  );
}

/** Whether a line may be a head: short, no bullet point, no sentence end. */
export function isHeadLike(line: Line): boolean {
  const text = mainText(line);
  if (line.isBullet || text.length > longestHead) return false;
  if (/^\p{Ll}/u.test(text) && !/^(?:e|i)\p{Lu}/u.test(text)) return false;
  return (
    !/[.;,]$/u.test(text) || /\b(?:inc|ltd|co|corp|llc|pvt|s\.a|b\.tech|b\.e|hons)\.$/iu.test(text)
  );
}

const looksLike = (line: Line, model: Line | undefined) =>
  model === undefined ||
  (line.isBold === model.isBold &&
    Math.abs(line.fontSize - model.fontSize) < 1 &&
    Math.abs(line.indent - model.indent) < 6) ||
  line.startsBlock;

/**
 * Splits entries by their dates: as many lines before each date belong to the head as before the
 * first one, if they look alike.
 */
export function splitByDates(lines: readonly Line[]): Entry[] {
  const anchors = lines.flatMap((line, at) => (anchorOf(line) ? [at] : []));
  const [first] = anchors;
  if (first === undefined) return [];
  let lead = 0;
  while (lead < Math.min(first, 4) && isHeadLike(lines[first - lead - 1] as Line)) lead += 1;
  const start = first - lead;
  const starts = anchors.map((anchor, at) => {
    let from = anchor;
    const least = at === 0 ? start : (anchors[at - 1] ?? 0) + 1;
    for (let step = 1; step <= lead && anchor - step >= least; step++) {
      const line = lines[anchor - step];
      const model = lines[first - step];
      // LinkedIn writes how long several roles lasted below their employer.
      if (line && step > 1 && anchor - step > least && isOnlyDuration(line.text)) {
        from = anchor - step - 1;
        break;
      }
      if (!line || !isHeadLike(line) || (at > 0 && !looksLike(line, model))) break;
      from = anchor - step;
      if (line.startsBlock) break;
    }
    return from;
  });
  const entries: Entry[] = [];
  for (const [at, anchor] of anchors.entries()) {
    const from = starts[at] ?? anchor;
    const to = starts[at + 1] ?? lines.length;
    const own = lines.slice(at === 0 ? Math.min(from, start) : from, to);
    const line = lines[anchor] as Line;
    const isNote = line.isBullet || mainText(line).length > longestHead;
    const headTo = Math.max(0, anchor - from + (isNote ? 0 : 1));
    const dates = anchorOf(line);
    const last = entries.at(-1);
    // A line with only a date, after another date, starts no new entry.
    if (last && own.length === 1 && mainText(line) === '' && from === anchor)
      last.body.push(...own);
    else entries.push({ head: own.slice(0, headTo), body: own.slice(headTo), dates });
  }
  return entries;
}

/** Running text, or the beginning of a sentence that goes on in the line below. */
export const isSentence = (line: Line, below: Line | undefined) =>
  isProse(mainText(line)) || (below !== undefined && goesOn(line, below));

/** Whether a full line goes on below in small letters; 'react, node' may follow a short name. */
const goesOn = (line: Line, below: Line) =>
  !below.isBullet &&
  below.gap < 1.3 &&
  below.isBold === line.isBold &&
  /^\p{Ll}/u.test(mainText(below)) &&
  isFullLine(line, below);

/**
 * Splits entries without dates: each starts at a line that looks like a name, after a description.
 */
export function splitByLooks(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  const [model] = lines;
  const isNumbered = model !== undefined && numbered.test(model.text);
  const hasBullets = lines.some((line) => line.isBullet);
  const hasProseNames = model !== undefined && isProse(mainText(model));
  for (const [at, line] of lines.entries()) {
    const [before, below] = [lines[at - 1], lines[at + 1]];
    const last = entries.at(-1);
    const isLonger = before !== undefined && line.text.length > 100;
    const stands = line.startsBlock || line.gap > 1.35 || (hasBullets && before?.isBullet === true);
    const differs = model !== undefined && line.isBold && model.isBold && before?.isBold === false;
    const counts = isNumbered && numbered.test(line.text);
    // 'Online voting system for colleges' may be a name, too.
    const isMarked = line.isBold || below?.isBullet === true;
    const isName = hasProseNames || isMarked || !isSentence(line, below);
    const begins =
      counts ||
      !last ||
      (isHeadLike(line) && !isLonger && isName && looksLike(line, model) && (stands || differs));
    if (begins) entries.push({ head: [line], body: [], dates: anchorOf(line) });
    else last.body.push(line);
  }
  return entries;
}
