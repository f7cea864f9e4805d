/** Every reason we may say no with. A new one owes a line in contract/errors.ts and in content/locales. */
export const refusals = [
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'TOO_MANY_REQUESTS',
  'POSTING_NOT_OPEN',
  'ALREADY_APPLIED',
  'RESUME_REQUIRED',
  'FILE_TOO_LARGE',
  'FILE_EMPTY',
  'FILE_TYPE',
  'FILE_TOO_SLOW',
  'MOVE_NOT_ALLOWED',
  'REASON_REQUIRED',
  'STATUS_CHANGED',
  'UNDO_TOO_LATE',
  'IDEMPOTENCY_KEY_REUSED',
  'EMAIL_AND_PASSWORD_REQUIRED',
  'EMAIL_INVALID',
  'FIELDS_REQUIRED',
  'NAME_TOO_LONG',
  'PHONE_TOO_LONG',
  'COVER_LETTER_TOO_LONG',
  'INFORMATION_MISSING',
  'CROSS_SITE',
  'BODY_TOO_LARGE',
  'INVALID_CREDENTIALS',
  'EMAIL_NOT_CONFIRMED',
  'EMAIL_TAKEN',
  'NO_SUCH_ACCOUNT',
  'ACCOUNT_DEACTIVATED',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_COMMON',
] as const;

export type Refusal = (typeof refusals)[number];

export type Verdict = { ok: true } | { ok: false; refusal: Refusal };

export const yes: Verdict = { ok: true };

export function no(refusal: Refusal): Verdict {
  return { ok: false, refusal };
}
