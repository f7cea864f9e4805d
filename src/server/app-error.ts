import type { FieldData, Fields, Problems } from '#domain/fields.ts';
import type { Refusal, Verdict } from '#domain/refusals.ts';

/** A refusal that the error mapper turns into a response. */
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

/** The row that a query found. */
export function orNotFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

/** Throws the refusal of a rule that says no, with the field it is about. */
export function allow(verdict: Verdict, field?: string): void {
  if (!verdict.ok) throw new AppError(verdict.refusal, field && { field });
}

/** Throws the first problem of a form, with its field and all the other problems. */
export function refuseProblems(problems: Problems<Fields>): void {
  const [first] = Object.entries(problems);
  if (first?.[1]) throw new AppError(first[1], { field: first[0], problems } satisfies FieldData);
}

/** All problems of the refused form by field; undefined if it was refused for another reason. */
export const problemsOf = ({ data }: AppError): Problems<Fields> | undefined =>
  (data as Partial<FieldData> | undefined)?.problems;

export function fieldError(field: string, refusal: Refusal): AppError {
  return new AppError(refusal, { field } satisfies FieldData);
}
