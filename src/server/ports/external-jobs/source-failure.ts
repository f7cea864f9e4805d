import type { SourceProblem } from '#domain/external-jobs/source-problem.ts';

/** A source gave no answer that we could take. */
export class SourceFailure extends Error {
  readonly problem: SourceProblem;
  /** When it wants to be asked again, if it said so. */
  readonly waitSeconds: number | null;

  constructor(
    problem: SourceProblem,
    { cause, waitSeconds = null }: { cause?: unknown; waitSeconds?: number | null } = {},
  ) {
    super(`The source answered nothing of use: ${problem}.`, { cause });
    this.problem = problem;
    this.waitSeconds = waitSeconds;
  }
}
