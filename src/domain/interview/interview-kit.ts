import { list, text } from '#domain/fields.ts';

/** What an interview about a posting is like. The first three are shown to students. */
export const kitFields = {
  format: text({ max: 1_000, rows: 4 }),
  topics: list({ max: 20, longest: 120 }),
  practice: list({ max: 20, longest: 300 }),
  questions: list({ max: 40, longest: 500 }),
  criteria: list({ max: 10, longest: 120 }),
};

export const kitLists = ['topics', 'practice', 'questions', 'criteria'] as const;

/** One entry a line, without empty lines and repetitions. */
export const linesOf = (typed = ''): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
