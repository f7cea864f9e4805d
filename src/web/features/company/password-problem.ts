import { minPasswordLength } from '#domain/account/may-use-password.ts';
import type { Refusal } from '#domain/refusals.ts';

/** What the browser can tell of a password that somebody is given; the rest the server tells. */
export function passwordProblem(password = ''): Refusal | undefined {
  if (password === '') return 'FIELDS_REQUIRED';
  return Array.from(password).length < minPasswordLength ? 'PASSWORD_TOO_SHORT' : undefined;
}
