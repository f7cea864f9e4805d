import { lookupWords } from './lookup-words.ts';
import { meantIn } from './meant-in.ts';
import { type Candidate, mostWords, type Spelling, spellings } from './skill-spellings.ts';

/** An occurrence of a skill in a text. */
export type SkillMatch = { name: string; key: string; isSoft: boolean; start: number; end: number };

/** Allowed between two words of one name. */
const isInside = (gap: string) =>
  gap === ' ' || /^(?:[ \t\u00A0]{1,3}|[-‐‑–_/]| ?\/ ?)?$/u.test(gap);

/** A line with all spellings of skills in it, whatever they mean there. */
export type ParsedLine = { line: string; candidates: Candidate[] };

/** Looks up the longest skill spellings in a line, word by word. */
export function readLine(line: string): ParsedLine {
  const words = lookupWords(line);
  const candidates: Candidate[] = [];
  for (let at = 0; at < words.length;) {
    const { spelling, length } = longestAt(line, words, at);
    const first = words[at];
    const last = words[at + length - 1];
    if (spelling && first && last) candidates.push({ spelling, start: first.start, end: last.end });
    at += length;
  }
  return { line, candidates };
}

/**
 * Every mention of a skill in a line, in order. Names that are also common words count only if the
 * surrounding words show that the skill is meant.
 */
export function skillsIn({ line, candidates }: ParsedLine, hasCompany: boolean): SkillMatch[] {
  return meantIn(line, candidates, hasCompany).map(
    ({ spelling: { name, key, isSoft }, start, end }) => ({
      name,
      key,
      isSoft,
      start,
      end,
    }),
  );
}

/** Skills in a single line without context. */
export const findSkills = (line: string) => skillsIn(readLine(line), false);

function longestAt(
  line: string,
  words: ReturnType<typeof lookupWords>,
  at: number,
): { spelling: Spelling | undefined; length: number } {
  const first = words[at]?.text ?? '';
  const bare = first.endsWith("'s") ? first.slice(0, -2) : first;
  const most = Math.max(mostWords.get(first) ?? 0, mostWords.get(bare) ?? 0);
  const keys: string[] = [];
  for (let length = 1; length <= most; length++) {
    const [before, last] = [words[at + length - 2], words[at + length - 1]];
    if (!last || (before && length > 1 && !isInside(line.slice(before.end, last.start)))) break;
    keys.push(length === 1 ? first : `${keys.at(-1) ?? ''} ${last.text}`);
  }
  for (let length = keys.length; length > 0; length--) {
    const key = keys[length - 1] ?? '';
    const spelling =
      spellings.get(key) ??
      (key.includes("'s") ? spellings.get(key.replaceAll("'s", '')) : undefined);
    if (spelling) return { spelling, length };
  }
  return { spelling: undefined, length: 1 };
}
