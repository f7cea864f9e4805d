export const readingProblems = [
  'empty',
  'tooLarge',
  'wrongType',
  'encrypted',
  'corrupt',
  'imageOnly',
  'brokenTextLayer',
  'notAResume',
  'tooComplex',
  'tooManyPages',
  'gone',
] as const;
export type ReadingProblem = (typeof readingProblems)[number];
