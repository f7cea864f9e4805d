import { createHash } from 'node:crypto';

/**
 * What the log holds about a badge: its signature, which stands for all of it, hashed with a salt
 * that is erased with the person.
 */
export function logEntryOf(
  event: 'issued' | 'revoked',
  { salt, proofValue }: { salt: string; proofValue: string },
): Buffer {
  return createHash('sha256').update(`${salt}\n${event}\n${proofValue}`).digest();
}
