import { privateUse, symbolBullets } from './repair-text.ts';

const minSigns = 40;
/** A sign that stands inside of no word. */
const oddSign = /[\p{L}¤¨=¬¦§¶~^`\\{}<>][¤¨=¬¦§¶~^`\\{}<>¢¥¿¡÷×±]|[¤¨=¬¦§¶~^`\\{}<>¢¥¿¡÷×±]\p{L}/u;

/** '¤', '¨=', but no '=====' as a line between sections. */
const isOnlySigns = (token: string) =>
  /^[¤¨=¬¦§¶~^`\\{}<>¢¥¿¡÷×±]+$/u.test(token) && (/[¤¨¬¦]/u.test(token) || new Set(token).size > 1);

/**
 * The share of unreadable text, from 0 to 1: unmapped characters, wrong encodings, words without
 * vowels. 0 for too little text.
 */
export function brokenShare(text: string): number {
  const signs = text.replaceAll(symbolBullets, '').replaceAll(/\s/gu, '');
  if (signs.length < minSigns) return 0;
  const cid = (text.match(/\(cid:\d+\)/gu) ?? []).join('').length;
  const strange = (signs.match(/[\u0001-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/gu) ?? []).length;
  const hidden = (signs.match(privateUse) ?? []).length;
  const mojibake = (text.match(/Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|ï»¿/gu) ?? []).length * 3;
  const shareOfSigns = (cid + strange + mojibake + Math.max(0, hidden - 30)) / signs.length;
  const spoken = text.replaceAll(/\S*(?:https?:|www\.|@)\S*/gu, ' ');
  const words = spoken.match(/(?<![\p{L}\p{N}.@/_-])[A-Za-z][a-z]{3,}(?![\p{L}\p{N}@/_-])/gu) ?? [];
  const speechless = words.filter((word) => !/[aeiouy]/iu.test(word)).length;
  const shareOfWords = words.length < 12 || speechless < 4 ? 0 : speechless / words.length;
  const isCoded = shareOfWords > 0.12 ? Math.min(1, shareOfWords * 2.5) : 0;
  // '¤n¨l=t': signs inside of words, which are neither addresses nor names such as C++.
  const tokens = spoken.match(/\S*[\p{L}\p{S}¬¦§¶]\S*/gu) ?? [];
  const odd = tokens.filter((token) => oddSign.test(token) || isOnlySigns(token)).length;
  const shareOfOdd = tokens.length < 12 ? 0 : odd / tokens.length;
  const isOdd = shareOfOdd > 0.12 ? Math.min(1, shareOfOdd * 2) : 0;
  // Letters that are all separated or all run together form no words.
  return Math.min(1, Math.max(shareOfSigns, isCoded, isOdd));
}
