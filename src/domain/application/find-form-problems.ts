import { isEmail } from '#domain/account/may-sign-in.ts';
import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';

/** The most characters that each field of an application takes. */
export const longestField = { fullName: 200, phone: 40, coverLetter: 10_000 } as const;

export type TypedApplication = {
  fullName: string;
  email: string;
  phone: string;
  coverLetter: string;
};

export type FormProblems = { [Field in keyof TypedApplication]?: Refusal };

/** What is wrong with the typed fields of an application, field by field in the order of the form; empty when nothing is. */
export function findFormProblems(form: TypedApplication): FormProblems {
  const problems: FormProblems = {};
  const fullName = form.fullName.trim();
  if (isBlank(fullName)) problems.fullName = 'INFORMATION_MISSING';
  else if (fullName.length > longestField.fullName) problems.fullName = 'NAME_TOO_LONG';
  if (form.email.trim() === '') problems.email = 'INFORMATION_MISSING';
  else if (!isEmail(form.email.trim())) problems.email = 'EMAIL_INVALID';
  if (form.phone.trim().length > longestField.phone) problems.phone = 'PHONE_TOO_LONG';
  if (form.coverLetter.trim().length > longestField.coverLetter)
    problems.coverLetter = 'COVER_LETTER_TOO_LONG';
  return problems;
}
