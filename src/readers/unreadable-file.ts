import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';

/** A file that can't be read, thrown by a reader and told by `readFile`. */
export class UnreadableFile extends Error {
  readonly problem: ReadingProblem;
  constructor(problem: ReadingProblem) {
    super(problem);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}
