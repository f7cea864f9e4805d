import { randomBytes } from 'node:crypto';
import { hashToken } from './secret-token.ts';
import { base32 } from './totp.ts';

const howMany = 10;

/** Ten codes of 80 bits, each for one sign-in without the app: long enough that their hashes can't be guessed back. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const text = base32(randomBytes(10)).toLowerCase();
    return text.match(/.{4}/gu)?.join('-') ?? text;
  });
}

/** What is kept of a recovery code, however it was typed; null for what can't be one. */
export function hashRecoveryCode(userId: string, typed: string): string | null {
  const text = typed.toLowerCase().replaceAll(/[\s-]/gu, '');
  return /^[a-z2-7]{16}$/u.test(text) ? hashToken(`recovery ${userId} ${text}`) : null;
}
