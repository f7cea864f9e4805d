import { privateUse, symbolBullets } from './repair-text.ts';

const minLetters = 40;
/** A sign beside a letter, or beside another sign that no word contains: 'c¤n', '¨='. */
const signInWord =
  /[\p{L}¤¨=¬¦§¶~^`\\{}<>][¤¨=¬¦§¶~^`\\{}<>¢¥¿¡÷×±]|[¤¨=¬¦§¶~^`\\{}<>¢¥¿¡÷×±]\p{L}/u;

/** '¤', '¨=', but not '=====' between sections. */
const isOnlySigns = (token: string) =>
  /^[¤¨=¬¦§¶~^`\\{}<>¢¥¿¡÷×±]+$/u.test(token) && (/[¤¨¬¦]/u.test(token) || new Set(token).size > 1);

/**
 * The share of unreadable text, from 0 to 1: unmapped characters, wrong encodings, words without
 * vowels. 0 for fewer than 40 characters.
 */
export function brokenShare(text: string): number {
  const letters = text.replaceAll(symbolBullets, '').replaceAll(/\s/gu, '');
  if (letters.length < minLetters) return 0;
  const cid = (text.match(/\(cid:\d+\)/gu) ?? []).join('').length;
  const control = (letters.match(/[\u0001-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/gu) ?? []).length;
  const icons = (letters.match(privateUse) ?? []).length;
  const mojibake = (text.match(/Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|ï»¿/gu) ?? []).length * 3;
  const unmapped = (cid + control + mojibake + Math.max(0, icons - 30)) / letters.length;
  // Addresses have signs inside and words without vowels.
  const tokens = text.split(/\s+/u).filter((token) => !/https?:|www\.|@/u.test(token));
  const words =
    tokens.join(' ').match(/(?<![\p{L}\p{N}.@/_-])[A-Za-z][a-z]{3,}(?![\p{L}\p{N}@/_-])/gu) ?? [];
  const vowelless = words.filter((word) => !/[aeiouy]/iu.test(word)).length;
  const shareOfWords = words.length < 12 || vowelless < 4 ? 0 : vowelless / words.length;
  const substituted = shareOfWords > 0.12 ? Math.min(1, shareOfWords * 2.5) : 0;
  const legible = tokens.filter((token) => /[\p{L}\p{S}¬¦§¶]/u.test(token));
  const odd = legible.filter((token) => signInWord.test(token) || isOnlySigns(token)).length;
  const shareOfOdd = legible.length < 12 ? 0 : odd / legible.length;
  const interspersed = shareOfOdd > 0.12 ? Math.min(1, shareOfOdd * 2) : 0;
  return Math.min(1, Math.max(unmapped, substituted, interspersed));
}
