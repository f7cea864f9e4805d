import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';

/** Thrown by a reader for an unreadable file; `readFile` turns it into a problem. */
export class UnreadableFile extends Error {
  readonly problem: ReadingProblem;
  constructor(problem: ReadingProblem) {
    super(problem);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}
