import { readLine } from '#domain/ats/find-skills.ts';
import { stopWords } from '#domain/search/title-words.ts';

/** Names that make a row a list, and the share of its letters that they must be. */
const minTags = 3;
const share = 0.7;

/**
 * The items of a row without separators, such as 'Python Spring Boot React': known skills, and what
 * stands between them. A row that is not mostly known skills is one item.
 */
export function splitTags(text: string): string[] {
  if (/[,;|•·:.!?](?:\s|$)|\s[–-]\s/u.test(text)) return [text];
  const { candidates } = readLine(text);
  const known = candidates.reduce((sum, { start, end }) => sum + end - start, 0);
  if (candidates.length < minTags || known < text.length * share) return [text];
  const edges = candidates.flatMap(({ start, end }) => [start, end]);
  return [0, ...edges]
    .map((from, at) => text.slice(from, edges[at]).trim())
    .filter((part) => !isJoint(part));
}

/** What only joins two items: 'and', 'with the'. */
export const isJoint = (part: string) =>
  (part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => stopWords.has(word));
