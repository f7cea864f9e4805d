const unspaced = String.raw`[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const letters = new Intl.Segmenter('en');
const mayBreak = '\u200B';

/** A text in which a line may end inside of what has no space for `longest` letters. Templates set nothing at these places. */
export function breakLongRuns(text: string, longest: number): string {
  const longRun = new RegExp(`${unspaced}{${longest + 1},}`, 'gu');
  return text.replaceAll(longRun, (run) =>
    Array.from(letters.segment(run), ({ segment }, at) =>
      at > 0 && at % 12 === 0 ? mayBreak + segment : segment,
    ).join(''),
  );
}
