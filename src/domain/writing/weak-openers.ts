/** Weak openings. The text after them decides whether a rewrite is possible without a question. */
export type WeakOpener = {
  pattern: RegExp;
  /**
   * It covers the whole activity, so the verb after it can stand alone; otherwise it was a
   * contribution.
   */
  isWhole: boolean;
};

const been = String.raw`(?:i\s+)?(?:(?:was|am|were|is|have been|had been|being)\s+)?(?:(?:also|mainly|primarily|solely|fully|directly)\s+)?`;
const opener = (words: string, isWhole: boolean): WeakOpener => ({
  pattern: new RegExp(String.raw`^${been}(?:${words})\b:?\s*`, 'iu'),
  isWhole,
});

export const weakOpeners: readonly WeakOpener[] = [
  opener('responsible (?:for|to)', true),
  opener('in charge of', true),
  opener('tasked with', true),
  opener('entrusted with', true),
  opener(
    '(?:my |the )?(?:key |main |primary )?(?:duties|responsibilities|tasks|roles?(?: and responsibilities)?)(?: included?| were| was| are| is|(?=:))',
    true,
  ),
  opener('work(?:ed|ing|s)? on', true),
  opener('help(?:ed|ing|s)?(?: out)?(?: (?:with|in|to))?', false),
  opener('assist(?:ed|ing|s)?(?: (?:with|in|on|to))?', false),
  opener('aid(?:ed|ing|s)?(?: (?:with|in))?', false),
  opener('involved (?:in|with)', false),
  opener('participat(?:ed?|ing|es) in', false),
  opener('took part in', false),
  opener('(?:was |were )?(?:a )?part of', false),
  opener('contribut(?:ed?|ing|es) (?:to|towards|in)', false),
  opener('dealt with', false),
  opener('exposed to|gained exposure to|got exposure to', false),
  opener('attempted to|tried to', false),
  opener('familiar with', false),
];

/** The weak opening of a line, and the rest. */
export function findWeakOpener(
  line: string,
): { opening: string; rest: string; isWhole: boolean } | undefined {
  for (const { pattern, isWhole } of weakOpeners) {
    const [opening] = pattern.exec(line) ?? [];
    if (opening !== undefined)
      return { opening: opening.trim(), rest: line.slice(opening.length), isWhole };
  }
  return undefined;
}
