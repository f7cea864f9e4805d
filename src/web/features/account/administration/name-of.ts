import type { UserRow } from '#contract/account-users.ts';

/** The full name, or else the email address. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
