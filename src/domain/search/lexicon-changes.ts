import { fold } from './fold.ts';
import type { SuggestionKind } from './search.ts';

/** A posting's contribution to suggestions and to the spelling dictionary. */
export type Suggested = { title: string; company: string; skills: readonly string[] };

type Suggestion = { kind: SuggestionKind; key: string; title: string; postings: number };

const maxKeyLength = 200;
const fewestLetters = 3;
const maxWordLength = 40;

/**
 * Changes to the counts when postings are added and removed, in a fixed order to avoid deadlocks.
 */
export function lexiconChanges(
  gone: readonly Suggested[],
  come: readonly Suggested[],
): { suggestions: Suggestion[]; words: { word: string; postings: number }[] } {
  const suggestions = new Map<string, Suggestion>();
  const words = new Map<string, number>();
  const count = (each: Suggested, by: number) => {
    const named = [
      { kind: 'title' as const, name: each.title },
      { kind: 'company' as const, name: each.company },
      ...each.skills.map((name) => ({ kind: 'skill' as const, name })),
    ];
    for (const { kind, name } of named) {
      const title = name.trim().slice(0, maxKeyLength);
      const key = fold(title);
      if (key === '') continue;
      const id = `${kind} ${key}`;
      const found = suggestions.get(id) ?? { kind, key, title, postings: 0 };
      suggestions.set(id, { ...found, ...(by > 0 && { title }), postings: found.postings + by });
    }
    const text = named.map(({ name }) => name).join(' ');
    for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + by);
  };
  for (const each of gone) count(each, -1);
  for (const each of come) count(each, 1);
  return {
    suggestions: [...suggestions]
      .filter(([, { postings }]) => postings !== 0)
      .sort(byKey)
      .map(([, each]) => each),
    words: [...words]
      .filter(([, postings]) => postings !== 0)
      .sort(byKey)
      .map(([word, postings]) => ({ word, postings })),
  };
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

function wordsOf(text: string): Set<string> {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.filter(
      (word) => word.length >= fewestLetters && word.length <= maxWordLength && /\p{L}/u.test(word),
    ),
  );
}
