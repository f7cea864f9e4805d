import { hashToken } from '#server/auth/secret-token.ts';

/** The key for counting guesses by lower-case address, whether or not it has an account. */
export function guessKeyOf(email: string): string {
  return `account:${hashToken(email)}`;
}
