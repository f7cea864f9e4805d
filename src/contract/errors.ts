import type { ErrorMap } from '@orpc/contract';
import type { Refusal } from '#domain/refusals.ts';

/** HTTP status of each refusal. Not yours and not there are both 404. */
export const refusalStatus = {
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 400,
  TOO_MANY_REQUESTS: 429,
  POSTING_NOT_OPEN: 409,
  ALREADY_APPLIED: 409,
  RESUME_REQUIRED: 422,
  FILE_TOO_LARGE: 413,
  FILE_EMPTY: 422,
  FILE_TYPE: 415,
  FILE_TOO_SLOW: 408,
  MOVE_NOT_ALLOWED: 409,
  REASON_REQUIRED: 422,
  STATUS_CHANGED: 409,
  UNDO_TOO_LATE: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  EMAIL_AND_PASSWORD_REQUIRED: 422,
  EMAIL_INVALID: 422,
  FIELDS_REQUIRED: 422,
  NAME_TOO_LONG: 422,
  PHONE_TOO_LONG: 422,
  COVER_LETTER_TOO_LONG: 422,
  INFORMATION_MISSING: 422,
  CROSS_SITE: 403,
  BODY_TOO_LARGE: 413,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_CONFIRMED: 403,
  EMAIL_TAKEN: 409,
  NO_SUCH_ACCOUNT: 404,
  ACCOUNT_DEACTIVATED: 403,
  PASSWORD_TOO_SHORT: 422,
  PASSWORD_TOO_LONG: 422,
  PASSWORD_COMMON: 422,
} as const satisfies Record<Refusal, number>;

/** The typed errors of a procedure: the refusals that it may answer with. */
export function refuses<const R extends Refusal>(...list: R[]) {
  return Object.fromEntries(
    list.map((refusal) => [refusal, { status: refusalStatus[refusal] }]),
  ) as { [K in R]: { status: (typeof refusalStatus)[K] } } satisfies ErrorMap;
}
