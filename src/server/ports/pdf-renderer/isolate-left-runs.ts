/**
 * Start and end of a left-to-right isolate (UAX #9). User text never contains these characters:
 * `printableText` removes them.
 */
export const isolateStart = '\u2066';
export const isolateEnd = '\u2069';

const fromRight = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}`;
const letter = String.raw`[[\p{L}\p{M}\p{N}]--[${fromRight}\u0660-\u0669\u06F0-\u06F9]]`;
const sign = String.raw`[^\s\p{L}\p{M}\p{N}\(\)\[\]\{\}<>«»“”]`;
const unit = '[%‰°$€£₹¥]';
/**
 * A word or number with its signs: 'C++', '.NET', '$1,200', '94.2 %', '03/2024'. The number of
 * leading signs is limited, so that a long row of signs stays linear.
 */
const word = String.raw`(?:(?<![\p{L}\p{N}])(?:[.$€£₹¥+−#@~]{1,4}|-(?=\d)))?${letter}+(?:${sign}+${letter}+)*(?:[+#]+|[ \u00A0]?${unit}(?![\p{L}\p{N}]))?`;
const phone = String.raw`\+?(?:\d{1,4} ?)?(?:\(\d{1,5}\) ?)?\d[\d \/.\-]{4,}\d`;
const hasLatin = String.raw`(?=[^\s${fromRight}]{0,40}[\p{L}--[${fromRight}]])`;
/** A run that starts with a Latin word continues left to right across the signs in between. */
const words = String.raw`${hasLatin}${word}(?:${sign}*[ \u00A0](?:${sign}[ \u00A0])?(?:\(${word}(?: ${word})*\)|${word}))*`;
const hasFromRight = new RegExp(`[${fromRight}]`, 'v');
const runs = new RegExp(`${phone}|${words}|${word}`, 'gv');
const isPlain = /^[\p{L}\p{N}]+$/u;

/**
 * Isolates left-to-right runs in a right-to-left text, so that signs stay on their side. Otherwise
 * a sign between a number and such letters, or a number after another, moves to the other end
 * ('94.2 %', 'C++', '+91 98765 43210').
 */
export function isolateLeftRuns(text: string): string {
  if (!hasFromRight.test(text)) return text;
  return text.replaceAll(runs, (run) =>
    isPlain.test(run) ? run : isolateStart + run + isolateEnd,
  );
}
