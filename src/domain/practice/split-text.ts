/** A part of an answer: exactly the characters from `start` to `end`. */
export type Quote = { start: number; end: number; quote: string };

export type Word = Quote & { lower: string };

export const quoteOf = (text: string, start: number, end: number): Quote => ({
  start,
  end,
  quote: text.slice(start, end),
});

export function splitWords(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)].map((match) => ({
    ...quoteOf(text, match.index, match.index + match[0].length),
    lower: match[0].toLowerCase().replaceAll('’', "'"),
  }));
}

/** Sentences without the blanks around them. A line break ends a sentence too. */
export function splitSentences(text: string): Quote[] {
  return [...text.matchAll(/[^.!?\n]+(?:[.!?]+(?!\s|$)[^.!?\n]*)*[.!?]*/gu)].flatMap((match) => {
    const start = match.index + match[0].length - match[0].trimStart().length;
    const end = start + match[0].trim().length;
    return /[\p{L}\p{N}]/u.test(match[0]) ? [quoteOf(text, start, end)] : [];
  });
}
