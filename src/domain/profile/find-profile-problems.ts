import { longestName } from '#domain/account/may-sign-up.ts';
import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';

/** The most characters that each field of a profile takes, of one skill, and how many skills there may be. */
export const longestProfile = {
  // A name that signing up takes, in one word or many, can be saved here again.
  firstName: longestName,
  lastName: longestName,
  bio: 2_000,
  education: 500,
  location: 200,
  phone: 40,
  skill: 60,
  skills: 50,
} as const;

export type TypedProfile = {
  firstName: string;
  lastName: string;
  bio: string;
  education: string;
  location: string;
  phone: string;
};
export type ProfileProblems = { [Field in keyof TypedProfile]?: Refusal };

const fields = ['firstName', 'lastName', 'bio', 'education', 'location', 'phone'] as const;

/** What is wrong with a profile, field by field in the order of the form; empty when nothing is. */
export function findProfileProblems(typed: TypedProfile): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const field of fields) {
    if (Array.from(typed[field].trim()).length > longestProfile[field])
      problems[field] = field === 'phone' ? 'PHONE_TOO_LONG' : 'TEXT_TOO_LONG';
  }
  if (isBlank(typed.firstName)) problems.firstName = 'FIELDS_REQUIRED';
  return problems;
}
