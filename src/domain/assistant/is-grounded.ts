import { fold } from '#domain/search/fold.ts';
import { topicsIn } from './read-topics.ts';
import type { Topic } from './topic-words.ts';

const maxLineLength = 300;
/** Links, addresses, markup and invisible characters. */
const markup =
  /[<>{}|\\`^@\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|\/\/|:\/|www\.|\]\(|\*\*/iu;
const dotted = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Only records speak of these, so that none is invented. */
const ofRecords: readonly Topic[] = [
  'job',
  'jobless',
  'internship',
  'drive',
  'offer',
  'event',
  'application',
  'reject',
  'when',
];

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether a model's own sentence states nothing that the given texts don't: no number, name or link
 * of its own, and nothing about openings, applications, drives, offers, events or times, which only
 * records state.
 */
export function isGrounded(line: string, sources: readonly string[]): boolean {
  if (line.length > maxLineLength || markup.test(line)) return false;
  const known = new Set(sources.flatMap(wordsIn));
  const spelled = fold(sources.join('\n'));
  if ((line.match(dotted) ?? []).some((word) => !spelled.includes(fold(word)))) return false;
  const numbers = line.match(/\p{N}+/gu) ?? [];
  if (!numbers.every((number) => known.has(number))) return false;
  // The first word of a sentence is capitalized whatever it is.
  const names = [...line.matchAll(/(?<![.!?:]\s+|^\s*)(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}]+/gu)];
  if (!names.every(([name]) => known.has(fold(name)))) return false;
  const topics = topicsIn(line);
  return !ofRecords.some((topic) => topics.has(topic));
}
