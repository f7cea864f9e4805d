import { anyCase, exactCase } from './skill-dictionary.ts';
import { shortWords } from './skill-words.ts';

const atMost = 15;
const nearby = 80;

const escaped = (word: string) =>
  word.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
const longestFirst = [...anyCase.keys(), ...exactCase.keys()].sort((a, b) => b.length - a.length);
const before = String.raw`(?<![\p{L}\p{N}_.@+#]|[\p{L}\p{N}][-–'’&])`;
const after = String.raw`(?![\p{L}\p{N}_+#]|[-–'’&][\p{L}\p{N}]|\.[\p{L}\p{N}])`;
const words = new RegExp(`${before}(?:${longestFirst.map(escaped).join('|')})${after}`, 'giu');

const listBefore =
  /(?:^|[,;:/(•·*\n]|\b(?:in|or|and|with|using|of|like|plus|know|knows|writing))\s*-?\s*$/iu;
const listAfter =
  /^\s*(?:[,;/).•\n]|$|(?:or|and|programming|language|code|developer|engineer)\b)/iu;

/**
 * Skills named in a text, without duplicates, in order of appearance, at most 15. C, R and Go count
 * only in a list or after a word such as 'in', near another skill or the word 'programming'.
 */
export function extractSkills(text: string): string[] {
  const found: { name: string; start: number; end: number; isShort: boolean }[] = [];
  for (const match of text.matchAll(words)) {
    const [written] = match;
    const name = exactCase.get(written) ?? anyCase.get(written.toLowerCase().replace(/\s+/gu, ' '));
    if (name === undefined) continue;
    const end = match.index + written.length;
    found.push({ name, start: match.index, end, isShort: shortWords.includes(written) });
  }
  const named = found.filter(({ isShort }) => !isShort);
  const isAboutCode = /\b(?:programming|coding)\b/iu;
  const mayBeAboutCode = isAboutCode.test(text);
  let next = 0;
  const counted = found.filter(({ isShort, start, end }) => {
    if (!isShort) return true;
    while ((named[next]?.start ?? Infinity) < start) next++;
    const distances = [
      start - (named[next - 1]?.end ?? -Infinity),
      (named[next]?.start ?? Infinity) - end,
    ];
    const hasCompany = Math.min(...distances) < nearby;
    if (!hasCompany && !mayBeAboutCode) return false;
    const left = text.slice(Math.max(0, start - nearby), start);
    const right = text.slice(end, end + nearby);
    return (
      listBefore.test(left) &&
      listAfter.test(right) &&
      (hasCompany || isAboutCode.test(left + right))
    );
  });
  return [...new Set(counted.map(({ name }) => name))].slice(0, atMost);
}
