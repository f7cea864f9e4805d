import type { FieldData, Fields, Problems } from '#domain/fields.ts';
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

/** Goes on when a rule says yes, and throws its refusal when it says no, with the field it is about. */
export function allow(verdict: Verdict, field?: string): void {
  if (!verdict.ok) throw new AppError(verdict.refusal, field && { field });
}

/** Throws the first problem of a form together with its field. */
export function refuseProblems(problems: Problems<Fields>): void {
  const [first] = Object.entries(problems);
  if (first?.[1]) throw fieldError(first[0], first[1]);
}

/** A refusal that is about one field of the input. */
export function fieldError(field: string, refusal: Refusal): AppError {
  return new AppError(refusal, { field } satisfies FieldData);
}
