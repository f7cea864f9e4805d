import { createHash } from 'node:crypto';

/** What an input is told apart by later, without keeping any of it; a password is left out, since a hash of it could be guessed. */
export function inputHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input, withoutPassword) ?? '')
    .digest('hex');
}

const withoutPassword = (key: string, value: unknown) => (key === 'password' ? undefined : value);
