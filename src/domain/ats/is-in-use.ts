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

const isForm = (word: string, other: string) =>
  word === other || stemsOf(word).some((stem) => stemsOf(other).includes(stem));

/**
 * Whether a line mentions a skill: by its name, by all words of the name in any form ('Drainage
 * design': 'Designed 3 km of urban drainage'), or by the verb of an activity ('Coaching': 'Coached').
 */
export function isInUse(skill: string, line: string): boolean {
  const [words, lineWords] = [wordsOf(skill), wordsOf(line)];
  const [only = ''] = words;
  if (words.length === 0) return false;
  if (` ${lineWords.join(' ')} `.includes(` ${words.join(' ')} `)) return true;
  if (words.length === 1 && !activity.test(only)) return false;
  return words.every((word) => lineWords.some((other) => isForm(word, other)));
}
