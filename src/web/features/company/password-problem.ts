import { minPasswordLength } from '#domain/account/may-use-password.ts';
import type { Refusal } from '#domain/refusals.ts';

/** The password problems that the browser can detect; the server checks the rest. */
export function passwordProblem(password = ''): Refusal | undefined {
  if (password === '') return 'FIELDS_REQUIRED';
  return Array.from(password).length < minPasswordLength ? 'PASSWORD_TOO_SHORT' : undefined;
}
