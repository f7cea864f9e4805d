import { type Candidate, meantIn } from './meant-in.ts';
import { lookupKey, lookupWords, mostWords, spellings, type Spelling } from './skill-spellings.ts';

/** A skill where a text names it. */
export type FoundSkill = { name: string; key: string; isSoft: boolean; start: number; end: number };

/** What may stand between two words of one name. */
const isInside = (gap: string) => /^(?:[ \t\u00A0]{1,3}|[-‐‑–_/]| ?\/ ?)?$/u.test(gap);

/**
 * The skills that one line names, each time it does, in the order of the line. Names that are everyday words count only where
 * the words beside them show that the skill is meant.
 */
export function findSkills(line: string, hasCompany = false): FoundSkill[] {
  const words = lookupWords(line);
  const found: Candidate[] = [];
  for (let at = 0; at < words.length;) {
    const { spelling, length } = longestAt(line, words, at);
    const first = words[at];
    const last = words[at + length - 1];
    if (spelling && first && last) found.push({ spelling, start: first.start, end: last.end });
    at += length;
  }
  return meantIn(line, found, hasCompany).map(
    ({ spelling: { name, key, isSoft }, start, end }) => ({
      name,
      key,
      isSoft,
      start,
      end,
    }),
  );
}

function longestAt(
  line: string,
  words: ReturnType<typeof lookupWords>,
  at: number,
): { spelling: Spelling | undefined; length: number } {
  let most = 1;
  while (most < mostWords) {
    const next = words[at + most];
    const before = words[at + most - 1];
    if (!next || !before || !isInside(line.slice(before.end, next.start))) break;
    most++;
  }
  for (let length = most; length > 0; length--) {
    const parts = words.slice(at, at + length).map(({ text }) => text);
    const spelling = spellings.get(lookupKey(parts));
    if (spelling) return { spelling, length };
  }
  return { spelling: undefined, length: 1 };
}
