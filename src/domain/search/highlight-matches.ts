import { fold } from './fold.ts';

export type TextPart = { text: string; isHit: boolean };

/** Splits text into words that start with one of the stems, and the rest. */
export function highlightMatches(text: string, stems: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const add = (piece: string, isHit: boolean) => {
    const last = parts.at(-1);
    if (piece === '') return;
    if (last?.isHit === isHit) last.text += piece;
    else parts.push({ text: piece, isHit });
  };
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#.]*/gu)) {
    add(text.slice(end, match.index), false);
    end = match.index + match[0].length;
    const word = fold(match[0]);
    add(
      match[0],
      stems.some((stem) => word.startsWith(stem)),
    );
  }
  add(text.slice(end), false);
  return parts;
}
