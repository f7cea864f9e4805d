import { printedName } from '#domain/account/printed-name.ts';
import { lengthOf } from '#domain/fields.ts';
import type { ResumeBasics } from '#domain/resume/resume.ts';
import { applicationFields } from './application-fields.ts';

export const prefilledFields = ['fullName', 'email', 'phone'] as const;
export type PrefilledField = (typeof prefilledFields)[number];

/** Fills the empty fields of an application form from a resume, skipping values that don't fit. */
export function prefillForm(
  typed: Readonly<Record<PrefilledField, string>>,
  basics: ResumeBasics,
): { field: PrefilledField; value: string }[] {
  const values = {
    fullName: printedName(basics),
    email: basics.email.trim(),
    phone: basics.phone.trim(),
  };
  return prefilledFields
    .filter(
      (field) =>
        typed[field].trim() === '' &&
        values[field] !== '' &&
        lengthOf(values[field]) <= applicationFields[field].max,
    )
    .map((field) => ({ field, value: values[field] }));
}
