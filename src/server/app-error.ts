import type { Refusal, Verdict } from '#domain/refusals.ts';

/** A refusal on its way to the one mapper that turns it into an answer. */
export class AppError extends Error {
  readonly refusal: Refusal;
  readonly data: unknown;

  constructor(refusal: Refusal, data?: unknown) {
    super(refusal);
    this.name = 'AppError';
    this.refusal = refusal;
    this.data = data;
  }
}

/** Goes on when a rule says yes, and throws its refusal when it says no. */
export function allow(verdict: Verdict): void {
  if (!verdict.ok) throw new AppError(verdict.refusal);
}
