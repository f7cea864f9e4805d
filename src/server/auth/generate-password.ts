import { randomInt } from 'node:crypto';

// Leaves out letters and digits that are easily confused when read aloud.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const usual = 12;

/** Returns a random password of twelve characters, or of `least` if that is more. */
export function generatePassword(least: number): string {
  const length = Math.max(usual, least);
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
