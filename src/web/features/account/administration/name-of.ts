import type { UserRow } from '#contract/account-users.ts';

/** What to call somebody: the full name, else the e-mail. */
export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
