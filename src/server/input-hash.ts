import { createHash } from 'node:crypto';

/** What an input is told apart by later, without keeping any of it. */
export function inputHash(input: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(input) ?? '')
    .digest('hex');
}
