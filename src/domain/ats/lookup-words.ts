import { fold } from '#domain/search/fold.ts';

const smallOf = (word: string) =>
  word === '&'
    ? 'and'
    : /^[\w.+#&']*$/u.test(word)
      ? word.toLowerCase()
      : fold(word).replaceAll('’', "'");

/** Splits text into lower-case words for looking up skills; '&' between words is 'and'. */
export function lookupWords(text: string): { text: string; start: number; end: number }[] {
  return [
    ...text.matchAll(
      /\.?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}#&]|\+(?=[\p{L}\p{N}+\s,;:.!?()[\]/|]|$)|\.(?=[\p{L}\p{N}])|['’](?=[\p{L}]))*|(?<=\p{L} )&(?= \p{L})/gu,
    ),
  ].map((match) => ({
    text: smallOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Normalizes a spelling to its lookup key. */
export const lookupKey = (written: string) =>
  lookupWords(written)
    .map(({ text }) => text)
    .join(' ');
