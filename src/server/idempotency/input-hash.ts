import { createHash } from 'node:crypto';

/**
 * Identifies an input without storing it. Passwords are left out, because their hash could be
 * guessed.
 */
export function inputHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input, withoutPassword) ?? '')
    .digest('hex');
}

const withoutPassword = (key: string, value: unknown) => (key === 'password' ? undefined : value);
