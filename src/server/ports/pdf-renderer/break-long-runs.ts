const unspaced = String.raw`[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const letters = new Intl.Segmenter('en');
const mayBreak = '\u200B';
// Told much faster than by which letters.
const mayHaveLongRun = (text: string) =>
  text.length >= 25 && text.split(' ').some((run) => run.length >= 25);
/** By how many letters fit into the narrowest place of a text: a column of skills and a large name, or a line. */
const longRuns = {
  narrow: new RegExp(`${unspaced}{25,}`, 'gu'),
  wide: new RegExp(`${unspaced}{41,}`, 'gu'),
};

/** A text in which a line may end inside of what has no space for long. Templates set nothing at these places. */
export function breakLongRuns(text: string, place: keyof typeof longRuns): string {
  if (!mayHaveLongRun(text)) return text;
  return text.replaceAll(longRuns[place], (run) =>
    Array.from(letters.segment(run), ({ segment }, at) =>
      at > 0 && at % 12 === 0 ? mayBreak + segment : segment,
    ).join(''),
  );
}
