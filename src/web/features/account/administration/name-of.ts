import type { UserRow } from '#contract/account-users.ts';
import { printedName } from '#domain/account/printed-name.ts';

/** The full name, or else the email address. */
export function nameOf(row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return printedName(row) || row.email;
}
