/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: what is between them has a direction of its own. */
export const firstStrong = '\u2068';
export const popIsolate = '\u2069';

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const webAddress = /^https?:\/\//u;

/**
 * A name or title that somebody typed, fit to stand inside a sentence of the given direction: words that run the other
 * way neither turn what is around them nor carry marks that would. Web addresses stay as they are.
 */
export function isolated(value: string, dir: 'ltr' | 'rtl'): string {
  if (webAddress.test(value)) return value;
  const bare = value.replace(controls, '');
  return dir === 'rtl' || rightToLeft.test(bare) ? firstStrong + bare + popIsolate : bare;
}
