import { isMeantInContext } from './is-meant-in-context.ts';
import type { Candidate, Spelling } from './skill-spellings.ts';

const address = /@|:\/\/|www\.|[\p{L}\p{N}-]{3}\.(?:com|org|net|io|in|co|dev|edu|me|app)\//u;
const mayHoldAddress = /[@/.]\S/u;
const nearby = 80;
/** Limits the work on names that a line repeats excessively. */
const maxTimes = 10;

/**
 * The candidates of a line that really mean the skill; less evidence is needed if the text names
 * other skills.
 */
export function meantIn(
  line: string,
  candidates: readonly Candidate[],
  hasCompany: boolean,
): Candidate[] {
  if (candidates.length === 0) return [];
  if (candidates.every(({ spelling }) => isSure(spelling)) && !mayHoldAddress.test(line))
    return [...candidates];
  const isOnlyNames = isBlank(textBetween(line, candidates));
  const isShouted = line === line.toUpperCase() && /\p{L}{2}.*\s.*\p{L}{3}/u.test(line);
  const addresses = [...line.matchAll(/\S+/gu)].filter(([word]) => address.test(word));
  const times = new Map<Spelling, number>();
  const possible = candidates.filter(({ spelling, start, end }) => {
    times.set(spelling, (times.get(spelling) ?? 0) + 1);
    return (
      (times.get(spelling) ?? 0) <= maxTimes &&
      !addresses.some((each) => each.index <= start && end <= each.index + each[0].length)
    );
  });
  const accepted = new Set(possible.filter((each) => isPlain(line, each, isShouted)));
  const state = { line, possible, accepted, isShouted, isOnlyNames, hasCompany };
  // Each name of a list is evidence for its neighbours, so one pass in each direction is enough.
  for (const places of [possible.keys(), possible.map((_, at) => at).toReversed()])
    for (const at of places) {
      const each = possible[at];
      if (
        each &&
        !accepted.has(each) &&
        !isAmongStrangers(line, each) &&
        isMeantInContext(state, each, at)
      )
        accepted.add(each);
    }
  return possible.filter((each) => accepted.has(each));
}

/** Unambiguous everywhere. */
const isSure = ({ cues, capitals, strangers }: Spelling) =>
  cues === null && capitals === null && strangers.size === 0;

function textBetween(line: string, candidates: readonly Candidate[]): string {
  const ends = [0, ...candidates.map(({ end }) => end)];
  return ends.map((from, at) => line.slice(from, candidates[at]?.start)).join('');
}

const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text.replaceAll(/\b(?:and|or)\b/gu, ''));

function isPlain(line: string, candidate: Candidate, isShouted: boolean): boolean {
  const { spelling, start, end } = candidate;
  if (spelling.cues !== null || isAmongStrangers(line, candidate)) return false;
  if (spelling.capitals === null) return true;
  const written = line.slice(start, end);
  if (written.length > 3 && written === written.toUpperCase()) return !isShouted;
  if (written.length === 2 && (isShouted || isBesideNumber(line, start, end))) return false;
  const [first = '', ...others] = spelling.capitals.split(' ');
  return (
    written.startsWith(first) &&
    written.slice(first.length).trim().toLowerCase() === others.join(' ').toLowerCase()
  );
}

/**
 * Next to a word that indicates another meaning: directly adjacent, within three words if marked
 * '~', only before if marked '<', or on both sides if joined by '…'.
 */
function isAmongStrangers(line: string, { spelling: { strangers }, start, end }: Candidate) {
  if (strangers.size === 0) return false;
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const before = wordsOf(line.slice(Math.max(0, start - nearby), start)).slice(-3);
  const after = wordsOf(line.slice(end, end + nearby)).slice(0, 3);
  const isBeside = (word: string | undefined) => word !== undefined && strangers.has(word);
  return (
    isBeside(before.at(-1)) ||
    strangers.has(`<${before.at(-1)}`) ||
    strangers.has(`${before.at(-1)}…${after[0]}`) ||
    isBeside(after[0]) ||
    [...before, ...after].some((word) => strangers.has(`~${word}`))
  );
}

const isBesideNumber = (line: string, start: number, end: number) =>
  /\d\s?$/u.test(line.slice(Math.max(0, start - 2), start)) ||
  /^\s?\d/u.test(line.slice(end, end + 2));
