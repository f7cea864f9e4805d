/** Only a company's last hundred answers count, and fewer than five aren't enough. */
export const countedAnswers = { most: 100, fewest: 5 } as const;

const daySeconds = 24 * 60 * 60;

/** Days until a company's first answer: the median, rounded up to whole days. */
export function answerDays(medianSeconds: number): number {
  return Math.max(1, Math.ceil(medianSeconds / daySeconds));
}
