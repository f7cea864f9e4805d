import { hashToken } from '#server/auth/secret-token.ts';

/** Under what guesses at the account of an address, in lower case, are counted; whether there is one or not. */
export function guessKeyOf(email: string): string {
  return `account:${hashToken(email)}`;
}
