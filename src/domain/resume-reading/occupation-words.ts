import { holderWords, titleWords } from '#domain/skill/taxonomy/title-words.ts';

let fields: ReadonlySet<string> | undefined;
let holders: ReadonlySet<string> | undefined;
const wordsIn = (list: string) => new Set(list.trim().split(/\s+/u));
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Whether each word is usual in job titles, as in 'Audit' and 'Renewable Energy'. */
export function isFieldOfWork(text: string): boolean {
  fields ??= wordsIn(titleWords);
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => fields?.has(word));
}

/** Whether the last word is one for people: 'Nanny', 'Ship's Mate'. */
export function endsWithHolder(text: string): boolean {
  holders ??= wordsIn(holderWords);
  return holders.has(wordsOf(text.replace(/[,(].*$/u, '')).at(-1) ?? '');
}
