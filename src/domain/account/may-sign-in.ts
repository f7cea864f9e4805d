import { no, type Verdict, yes } from '#domain/refusals.ts';

const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Whether a text looks like an e-mail address: something, an at sign, a host with a dot; 254 characters at most. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && simpleEmail.test(text);
}

/** Both fields must be filled, and the address must look like one. */
export function maySignIn(form: { email: string; password: string }): Verdict {
  if (!form.email.trim() || !form.password) return no('EMAIL_AND_PASSWORD_REQUIRED');
  return isEmail(form.email.trim()) ? yes : no('EMAIL_INVALID');
}
