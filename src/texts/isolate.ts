/**
 * FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE: the text between them has its own direction.
 */
export const firstStrong = '\u2068';
export const popIsolate = '\u2069';

const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const webAddress = /^https?:\/\//u;

/**
 * Makes user-typed text safe to embed in a sentence of the given direction: text that runs the
 * other way neither reorders its surroundings nor adds control characters. Web addresses are
 * unchanged.
 */
export function isolated(value: string, dir: 'ltr' | 'rtl'): string {
  if (webAddress.test(value)) return value;
  const bare = value.replace(controls, '');
  return dir === 'rtl' || rightToLeft.test(bare) ? firstStrong + bare + popIsolate : bare;
}
