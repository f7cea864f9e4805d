import { isEmail } from '#domain/account/may-sign-in.ts';
import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';
import { websiteOf } from './website-of.ts';

/** The most characters that each field of a company takes. */
export const longestCompanyField = {
  name: 200,
  contactName: 200,
  contactPhone: 40,
  website: 200,
  industry: 100,
  description: 5_000,
} as const;

export type TypedCompany = {
  name: string;
  contactEmail: string;
  contactName: string;
  contactPhone: string;
  website: string;
  industry: string;
  description: string;
};

export type CompanyProblems = { [Field in keyof TypedCompany]?: Refusal };

/** What is wrong with what was typed about a company, field by field in the order of the form; empty when nothing is. */
export function findCompanyProblems(form: TypedCompany): CompanyProblems {
  const problems: CompanyProblems = {};
  for (const field of ['name', 'contactEmail', 'contactName'] as const) {
    if (isBlank(form[field])) problems[field] = 'FIELDS_REQUIRED';
  }
  for (const [field, longest] of Object.entries(longestCompanyField)) {
    const name = field as keyof typeof longestCompanyField;
    if (form[name].trim().length > longest) problems[name] = 'TEXT_TOO_LONG';
  }
  const email = form.contactEmail.trim();
  if (email !== '' && !isEmail(email)) problems.contactEmail = 'EMAIL_INVALID';
  const website = form.website.trim();
  if (website !== '' && !problems.website && websiteOf(website) === null) {
    problems.website = 'WEBSITE_INVALID';
  }
  return problems;
}
