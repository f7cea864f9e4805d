import { randomBytes } from 'node:crypto';
import { hashToken } from './secret-token.ts';
import { base32 } from './totp.ts';

const howMany = 10;

/**
 * Ten codes of 80 bits, each good for one sign-in: too long for their hashes to be brute-forced.
 */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const text = base32(randomBytes(10)).toLowerCase();
    return text.match(/.{4}/gu)?.join('-') ?? text;
  });
}

/** Returns the hash of a recovery code, ignoring how it was typed; null if it cannot be one. */
export function hashRecoveryCode(userId: string, typed: string): string | null {
  const text = typed.toLowerCase().replaceAll(/[\s-]/gu, '');
  return /^[a-z2-7]{16}$/u.test(text) ? hashToken(`recovery ${userId} ${text}`) : null;
}
