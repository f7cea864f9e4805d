import { isEmail } from '#domain/account/may-sign-in.ts';
import type { Refusal } from '#domain/refusals.ts';

/** The most characters that each field of the contact form takes. */
export const longestContactField = { name: 200, email: 254, subject: 200, message: 5_000 } as const;

export const contactTypes = ['student', 'company', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

export type TypedContact = { name: string; email: string; subject: string; message: string };
export type ContactProblems = { [Field in keyof TypedContact]?: Refusal };

/** What is wrong with a message to us, field by field in the order of the form; empty when nothing is. */
export function findContactProblems(form: TypedContact): ContactProblems {
  const problems: ContactProblems = {};
  for (const field of ['name', 'email', 'subject', 'message'] as const) {
    const typed = form[field].trim();
    if (typed === '' && field !== 'subject') problems[field] = 'FIELDS_REQUIRED';
    else if (Array.from(typed).length > longestContactField[field])
      problems[field] = 'TEXT_TOO_LONG';
  }
  if (!problems.email && !isEmail(form.email.trim())) problems.email = 'EMAIL_INVALID';
  return problems;
}
