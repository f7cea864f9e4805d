import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken } from './secret.ts';

const stepSeconds = 30;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, the length of the HMAC's hash. */
export function createSeed(): Buffer {
  return randomBytes(20);
}

/** Base32 (RFC 4648) without padding, as authenticator apps expect it. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/gu) ?? [];
  return fives.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The number of the 30-second step, counted from 1970. */
export function stepAt(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000 / stepSeconds);
}

/** The six-digit code of a step (RFC 6238 over HMAC-SHA-1, which every app supports). */
export function codeAt(seed: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', seed).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Finds the step of a code: the current one, or one before or after to allow for clock drift. Null
 * if none matches or the step is not later than `lastStep`, whose code was used.
 */
export function stepOf(seed: Uint8Array, code: string, now: Date, lastStep: number): number | null {
  const current = stepAt(now);
  const typed = Buffer.from(code);
  let found: number | null = null;
  for (const step of [current - 1, current, current + 1]) {
    const right = Buffer.from(codeAt(seed, step));
    const isIt = typed.length === right.length && timingSafeEqual(typed, right);
    if (isIt && step > lastStep) found = step;
  }
  return found;
}

export function readBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

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
