import type { SourceProblem } from '#domain/external-jobs/source-problem.ts';

/** A source returned no usable response. */
export class SourceFailure extends Error {
  readonly problem: SourceProblem;
  /** The retry delay that the source asked for, if any. */
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
