import { randomInt } from 'node:crypto';

// No letters and digits that are taken for each other when somebody reads them out.
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const usual = 12;

/** A password of twelve characters by chance, or of as many as passwords need. */
export function generatePassword(least: number): string {
  const length = Math.max(usual, least);
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
