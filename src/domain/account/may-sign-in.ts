import { no, type Verdict, yes } from '#domain/refusals.ts';

const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/**
 * Loosely checks an email address: a local part, an at sign and a host with a dot, at most 254
 * characters.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && simpleEmail.test(text);
}

/** Both fields are filled in, and the address is well-formed. */
export function maySignIn(form: { email: string; password: string }): Verdict {
  if (!form.email.trim() || !form.password) return no('EMAIL_AND_PASSWORD_REQUIRED');
  return isEmail(form.email.trim()) ? yes : no('EMAIL_INVALID');
}
