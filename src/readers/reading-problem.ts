/** Why a file can't be read as a resume. */
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
] as const;
export type ReadingProblem = (typeof readingProblems)[number];

/** A file that can't be read, thrown by a reader and told by `readFile`. */
export class UnreadableFile extends Error {
  readonly problem: ReadingProblem;
  constructor(problem: ReadingProblem) {
    super(problem);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}
