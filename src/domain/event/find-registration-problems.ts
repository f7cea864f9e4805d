import { isEmail } from '#domain/account/may-sign-in.ts';
import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';

/** The most characters that each field of a registration takes. */
export const longestRegistrationField = { name: 200, email: 254 } as const;

export type TypedRegistration = { name: string; email: string };
export type RegistrationProblems = { [Field in keyof TypedRegistration]?: Refusal };

/** What is wrong with a registration, field by field in the order of the form; empty when nothing is. */
export function findRegistrationProblems(form: TypedRegistration): RegistrationProblems {
  const problems: RegistrationProblems = {};
  const email = form.email.trim();
  if (isBlank(form.name)) problems.name = 'FIELDS_REQUIRED';
  else if (form.name.trim().length > longestRegistrationField.name) {
    problems.name = 'NAME_TOO_LONG';
  }
  if (email === '') problems.email = 'FIELDS_REQUIRED';
  else if (!isEmail(email)) problems.email = 'EMAIL_INVALID';
  return problems;
}
