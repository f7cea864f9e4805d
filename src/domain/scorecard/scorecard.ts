import { isBlank } from '#domain/is-blank.ts';

/** From 'no evidence' to 'outstanding'. */
export const scores = [1, 2, 3, 4] as const;
export const maxEvidenceLength = 1_000;
export const maxSummaryLength = 2_000;

export type Score = { criterion: string; score: number; evidence: string };

/** Whether the scores are one for each criterion, in any order, each with its evidence. */
export function isComplete(
  submitted: readonly Score[],
  criteria: readonly { name: string }[],
): boolean {
  const names = new Set(submitted.map(({ criterion }) => criterion));
  return (
    submitted.length === criteria.length &&
    criteria.every(({ name }) => names.has(name)) &&
    submitted.every(({ evidence }) => !isBlank(evidence))
  );
}

export type CriterionSummary = {
  criterion: string;
  /** How many members gave a score. */
  count: number;
  mean: number;
  lowest: number;
  highest: number;
  /** How many members gave 1, 2, 3 and 4. */
  spread: [number, number, number, number];
};

/** What the members' scorecards say together, criterion by criterion, in order of appearance. */
export function summarize(cards: readonly { scores: readonly Score[] }[]): CriterionSummary[] {
  const all = cards.flatMap((card) => card.scores);
  return [...Map.groupBy(all, ({ criterion }) => criterion)].map(([criterion, own]) => {
    const numbers = own.map(({ score }) => score);
    const times = (value: number) => numbers.filter((each) => each === value).length;
    return {
      criterion,
      count: numbers.length,
      mean: numbers.reduce((sum, each) => sum + each, 0) / numbers.length,
      lowest: Math.min(...numbers),
      highest: Math.max(...numbers),
      spread: [times(1), times(2), times(3), times(4)],
    };
  });
}
