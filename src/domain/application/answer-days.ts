/** Of a company's answers the last hundred count, and fewer than five say nothing. */
export const countedAnswers = { most: 100, fewest: 5 } as const;

const daySeconds = 24 * 60 * 60;

/** How many days a company takes to its first answer, from half of its answers being this fast: whole days, begun ones counted. */
export function answerDays(medianSeconds: number): number {
  return Math.max(1, Math.ceil(medianSeconds / daySeconds));
}
