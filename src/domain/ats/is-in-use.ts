import { fold } from '#domain/search/fold.ts';

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];

/** 'coaching', 'recruitment', 'negotiation': what is done, which a bullet point tells with a verb. */
const activity = /.{4}(?:ing|[st]ion|ment)$/u;
const endings = /(?<=.{3})(?:ments?|ions?|ings?|ed|es|e|s)$/u;
const undoubled = (stem: string) => stem.replace(/(?<=..)(\p{L})\1$/u, '$1');

/** The stems that a word may have: 'install' and 'installat' of 'installation'. */
function stemsOf(word: string): string[] {
  const longer = word.replace(endings, '');
  return [longer, longer.replace(/(?<=.{4})at$/u, '')].map(undoubled);
}

/** A line split into words, once for all skills that are looked for in it. */
export type WorkLine = { spaced: string; stems: ReadonlySet<string> };

const spacedOf = (words: readonly string[]) => ` ${words.join(' ')} `;

export function splitWorkLine(line: string): WorkLine {
  const words = wordsOf(line);
  return { spaced: spacedOf(words), stems: new Set(words.flatMap(stemsOf)) };
}

/**
 * Whether a line mentions a skill: by its name, by all words of the name in any form ('Drainage
 * design': 'Designed 3 km of urban drainage'), or by the verb of an activity ('Coaching': 'Coached').
 */
export function isInUse(skill: string, lines: readonly WorkLine[]): boolean {
  const words = wordsOf(skill);
  const [only = ''] = words;
  if (words.length === 0) return false;
  const name = spacedOf(words);
  if (lines.some(({ spaced }) => spaced.includes(name))) return true;
  if (words.length === 1 && !activity.test(only)) return false;
  const forms = words.map(stemsOf);
  return lines.some(({ stems }) => forms.every((form) => form.some((stem) => stems.has(stem))));
}
