import { findDates } from './find-dates.ts';
import { isPlace } from './find-place.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line } from './piece.ts';
import { schoolCells } from './school-cells.ts';
import { isDegree, isDetail, isSchool, mayBeName, type SchoolSlot } from './school-grammar.ts';
import { isFaculty } from './school-words.ts';
import { anchorOf, type Entry, isProse, mainText } from './split-entries.ts';

/** What a line of an education section may be. */
type Facts = {
  hasDegree: boolean;
  hasSchool: boolean;
  /** Its school is a faculty. */
  isPart: boolean;
  /** Names that no word reveals. */
  unknown: number;
  isDated: boolean;
  /** It tells only dates, places and grades. */
  isBesides: boolean;
  /** A thesis, honours, coursework, or a sentence. */
  isDetail: boolean;
  isBullet: boolean;
  /** Set in below the heads: a point whose bullet is drawn, or a school below its degree. */
  isIndented: boolean;
  /** How far it looks like the first line of an entry, from what is above it. */
  start: number;
  look: string;
};

const longest = 160;
const label = /^\p{Lu}[\p{L} ’'/&-]{2,30}:\s/u;

function factsOf(line: Line, above: Line | undefined): Facts {
  const text = withoutBullet(mainText(line));
  const { cells } = schoolCells([line]);
  const parts = cells.flatMap((cell) => cell.parts);
  const has = (slot: SchoolSlot, test: (part: string) => boolean) =>
    cells.some((cell) => cell.is === slot || (cell.is === undefined && cell.parts.some(test)));
  const isTold = cells.some((cell) => cell.is !== undefined);
  const isLabelled = label.test(text) && !isTold && !isDegree(text.replace(/:.*$/u, ''));
  const isKnown = (part: string) => isPlace(part) || isDegree(part) || isSchool(part);
  const differs = above !== undefined && line.isBold && !above.isBold;
  const isAnchor = anchorOf(line) !== null;
  return {
    hasDegree: has('degree', isDegree),
    hasSchool: has('school', isSchool),
    isPart: parts.some(isFaculty),
    unknown: parts.filter((part) => mayBeName(part) && !isKnown(part)).length,
    isDated: isAnchor || (!line.isBullet && findDates(text)?.isSure === true),
    isBesides: parts.every((part) => isPlace(part)),
    isDetail: isLabelled || isDetail(text) || isProse(text) || text.length > longest,
    isBullet: line.isBullet && line.isIndented !== true,
    isIndented: line.isIndented === true,
    start: (line.startsBlock ? 1 : 0) + (line.gap > 1.35 ? 0.3 : 0) + (differs ? 0.3 : 0),
    look: [line.isBold, line.fontSize.toFixed(0), line.isBullet, isAnchor, cells.length].join(' '),
  };
}

const sum = (facts: readonly Facts[], value: (fact: Facts) => number) =>
  facts.reduce((total, fact) => total + value(fact), 0);
const count = (facts: readonly Facts[], is: (fact: Facts) => boolean) => facts.filter(is).length;

/** A name that no word reveals. */
const isUnknown = ({ hasDegree, hasSchool, isBesides }: Facts) =>
  !hasDegree && !hasSchool && !isBesides;

/** How well lines are the head of one entry: a degree, a school and a period, each once. */
function headScore(facts: readonly Facts[]): number {
  const [first, ...rest] = facts;
  const isInside = ({ isBullet, isDetail: isOwn, isBesides }: Facts) =>
    !isBullet && (!isOwn || isBesides);
  if (!first || !rest.every(isInside)) return -Infinity;
  // A point begins an entry only by what it tells.
  if (first.isBullet && !first.hasDegree && !first.hasSchool) return -Infinity;
  const degrees = count(facts, ({ hasDegree }) => hasDegree);
  const schools = count(facts, ({ hasSchool, isPart }) => hasSchool && !isPart);
  const hasSchool = facts.some((fact) => fact.hasSchool);
  const dates = count(facts, ({ isDated }) => isDated);
  const unknown = sum(facts, (fact) => fact.unknown);
  // A name beside a degree may be the school, and one beside a school the degree.
  const missing = (degrees > 0 ? 0 : 1) + (hasSchool ? 0 : 1);
  const guessed = Math.min(missing, unknown);
  return (
    -0.9 +
    (degrees > 0 ? 1 : -0.2) -
    0.9 * Math.max(0, degrees - 1) +
    (hasSchool ? 0.9 : 0) -
    0.7 * Math.max(0, schools - 1) +
    (dates > 0 ? 0.5 : 0) -
    0.9 * Math.max(0, dates - 1) +
    0.35 * guessed -
    0.12 * Math.max(0, unknown - guessed - 1) +
    first.start -
    (first.isBullet ? 0.5 : 0) -
    (first.isDetail ? 0.6 : 0) -
    sum(rest, ({ start }) => start) -
    0.6 * count(facts, (fact) => fact.isIndented && isUnknown(fact)) -
    0.1 * Math.max(0, facts.length - 3)
  );
}

/** What a line costs below the head of an entry. */
function bodyScore({
  hasDegree,
  hasSchool,
  isDated,
  isDetail,
  isBullet,
  isBesides,
  isIndented,
  unknown,
  start,
}: Facts): number {
  if (isDetail) return 0;
  const lost = (hasDegree ? 1 : 0) + (hasSchool ? 0.8 : 0) + (isDated ? 0.6 : 0);
  if (isBullet) return -0.35 * lost;
  return -lost - (isBesides ? 0.1 : 0) - (unknown > 0 && !isIndented ? 0.15 : 0) - start;
}

const mostHead = 6;
type Span = { from: number; to: number };

/** The heads that fit all lines best; what stands between them is their description. */
function bestHeads(facts: readonly Facts[], liking: (span: Span) => number): Span[] {
  // From each line on: the best score if an entry begins there, or if the line is a description.
  const begun: { score: number; to: number }[] = [];
  const left: number[] = [];
  left[facts.length] = 0;
  for (let from = facts.length - 1; from >= 0; from--) {
    let best = { score: -Infinity, to: from };
    for (let to = from + 1; to <= Math.min(facts.length, from + mostHead); to++) {
      const score = headScore(facts.slice(from, to)) + liking({ from, to }) + (left[to] ?? 0);
      if (score > best.score) best = { score, to };
    }
    begun[from] = best;
    const fact = facts[from];
    left[from] = Math.max(best.score, (fact ? bodyScore(fact) : 0) + (left[from + 1] ?? 0));
  }
  const spans: Span[] = [];
  for (let at = 0; at < facts.length;) {
    const { score = 0, to = at + 1 } = begun[at] ?? {};
    if (score === left[at]) spans.push({ from: at, to });
    at = score === left[at] ? to : at + 1;
  }
  return spans;
}

/** How much an entry gains by being written as the others are. */
const likeness = 0.6;

/**
 * The entries of an education section, decided together: first by what each line tells, then also
 * by how the entries found so far are written.
 */
export function splitSchools(lines: readonly Line[]): Entry[] {
  const facts = lines.map((line, at) => factsOf(line, lines[at - 1]));
  const shapeOf = ({ from, to }: Span) => {
    const own = facts.slice(from, to);
    const placeOf = (is: (fact: Facts) => boolean) => own.findIndex(is);
    return [
      facts[from]?.look,
      placeOf(({ isDated }) => isDated),
      placeOf(({ hasDegree }) => hasDegree),
    ];
  };
  const found = bestHeads(facts, () => 0);
  const shapes = found.map(shapeOf);
  const liking = (span: Span) => {
    const own = shapeOf(span);
    const alike = shapes.map((shape) => shape.filter((part, at) => part === own[at]).length / 3);
    return shapes.length < 2
      ? 0
      : (likeness * Math.max(0, alike.reduce((total, part) => total + part, 0) - 1)) /
          (shapes.length - 1);
  };
  const spans = bestHeads(facts, liking);
  return spans.map(({ from, to }, at) => {
    const head = lines.slice(from, to);
    const body = lines.slice(to, spans[at + 1]?.from ?? lines.length);
    return { head, body, dates: datesOf(head, body) };
  });
}

/** The dates of an entry, which its degree has rather than its school; a detail may tell them. */
function datesOf(head: readonly Line[], body: readonly Line[]) {
  const found = head.flatMap((line) => anchorOf(line) ?? findDates(withoutBullet(line.text)) ?? []);
  return (
    found.find(({ isSure }) => isSure) ??
    found[0] ??
    body.map(anchorOf).find((dates) => dates !== null) ??
    null
  );
}
