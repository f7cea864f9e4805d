const unspaced = String.raw`[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const letters = new Intl.Segmenter('en');
const mayBreak = '\u200B';
// A quick check before the exact one.
const mayHaveLongRun = (text: string) =>
  text.length >= 25 && text.split(' ').some((run) => run.length >= 25);
/** Runs too long for the narrowest place of a text: a skills column or large name, or a full line. */
const longRuns = {
  narrow: new RegExp(`${unspaced}{25,}`, 'gu'),
  wide: new RegExp(`${unspaced}{41,}`, 'gu'),
};

/** Lets long runs without spaces wrap. Templates print nothing at these places. */
export function breakLongRuns(text: string, place: keyof typeof longRuns): string {
  if (!mayHaveLongRun(text)) return text;
  return text.replaceAll(longRuns[place], (run) =>
    Array.from(letters.segment(run), ({ segment }, at) =>
      at > 0 && at % 12 === 0 ? mayBreak + segment : segment,
    ).join(''),
  );
}
