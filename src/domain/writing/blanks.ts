/** A gap that only the writer can fill: '[how many …]'. */
const blank = /\[[^[\]\n]{1,60} ?…\]/gu;

/** A gap for a proposed wording. */
export const blankFor = (text: string) => `[${text} …]`;

export const hasBlank = (text: string) => text.search(blank) >= 0;

/** Where the first gap begins and ends, to select it. */
export function firstBlank(text: string): [number, number] | null {
  const at = text.search(blank);
  return at < 0 ? null : [at, text.indexOf(']', at) + 1];
}
