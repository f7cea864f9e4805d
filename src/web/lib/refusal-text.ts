import type { Refusal } from '#domain/refusals.ts';
import type { TextKey } from '#domain/texts/translate.ts';

/** The text of each refusal. A new refusal owes a line here and one in content/locales. */
export const refusalText = {
  NOT_SIGNED_IN: 'refusal.not-signed-in',
  FORBIDDEN: 'refusal.forbidden',
  NOT_FOUND: 'refusal.not-found',
  INVALID_INPUT: 'refusal.invalid-input',
  TOO_MANY_REQUESTS: 'refusal.too-many-requests',
  POSTING_NOT_OPEN: 'refusal.posting-not-open',
  ALREADY_APPLIED: 'refusal.already-applied',
  RESUME_REQUIRED: 'refusal.resume-required',
  FILE_TOO_LARGE: 'refusal.file-too-large',
  FILE_EMPTY: 'refusal.file-empty',
  FILE_TYPE: 'refusal.file-type',
  FILE_TOO_SLOW: 'refusal.file-too-slow',
  MOVE_NOT_ALLOWED: 'refusal.move-not-allowed',
  REASON_REQUIRED: 'refusal.reason-required',
  STATUS_CHANGED: 'refusal.status-changed',
  UNDO_TOO_LATE: 'refusal.undo-too-late',
  IDEMPOTENCY_KEY_REUSED: 'refusal.idempotency-key-reused',
  EMAIL_AND_PASSWORD_REQUIRED: 'refusal.email-and-password-required',
  EMAIL_INVALID: 'refusal.email-invalid',
  FIELDS_REQUIRED: 'refusal.fields-required',
  NAME_TOO_LONG: 'refusal.name-too-long',
  PHONE_TOO_LONG: 'refusal.phone-too-long',
  COVER_LETTER_TOO_LONG: 'refusal.cover-letter-too-long',
  INFORMATION_MISSING: 'refusal.information-missing',
  CROSS_SITE: 'refusal.cross-site',
  BODY_TOO_LARGE: 'refusal.body-too-large',
  INVALID_CREDENTIALS: 'refusal.invalid-credentials',
  EMAIL_NOT_CONFIRMED: 'refusal.email-not-confirmed',
  EMAIL_TAKEN: 'refusal.email-taken',
  NO_SUCH_ACCOUNT: 'refusal.no-such-account',
  ACCOUNT_DEACTIVATED: 'refusal.account-deactivated',
  PASSWORD_TOO_SHORT: 'refusal.password-too-short',
  PASSWORD_TOO_LONG: 'refusal.password-too-long',
  PASSWORD_COMMON: 'refusal.password-common',
} as const satisfies Record<Refusal, TextKey>;

/** The refusal inside an API error, or null when it was something else. */
export function refusalOf(error: unknown): Refusal | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && code in refusalText ? (code as Refusal) : null;
}

/** What to say of a call that failed: the refusal, our own fault, or that the server was not reached. */
export function callFailure(error: unknown) {
  const refusal = refusalOf(error);
  if (refusal !== null) return refusalText[refusal];
  const answered = typeof error === 'object' && error !== null && 'status' in error;
  return answered ? ('refusal.unknown' as const) : ('refusal.unreachable' as const);
}
