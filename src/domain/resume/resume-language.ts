import type { Resume } from './resume.ts';

/** Languages whose script decides the direction, the fonts and the headings of a resume. */
export type ResumeLanguage = 'en' | 'ar' | 'fa' | 'he' | 'ja' | 'ko' | 'ur' | 'zh' | 'zh-Hant';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Letters that Arabic doesn't have: of Urdu, and those that Persian and Urdu share. */
const urdu = /[\u0679\u0688\u0691\u06BE\u06C1\u06D2]/gu;
const persian = /[\u067E\u0686\u0698\u06A9\u06AF\u06CC]/gu;
/** Frequent characters that only one of the two ways to write Chinese has. */
const traditional = /[個們與為學歷經業專開發設計實務應國語電關說會產據證時間]/gu;
const simplified = /[个们与为学历经业专开发设计实务应国语电关说会产据证时间]/gu;

/**
 * The language of a resume as far as its script tells; English for all scripts from left to right
 * with spaces, whose resumes usually have English headings. A few names in another script decide
 * nothing.
 */
export function languageOf({ basics, experience, education, projects }: Resume): ResumeLanguage {
  const text = [
    ...[basics.firstName, basics.lastName, basics.title, basics.summary],
    ...experience.flatMap(({ position, company, description }) => [position, company, description]),
    ...education.flatMap(({ degree, field, institution }) => [degree, field, institution]),
    ...projects.flatMap(({ name, description }) => [name, description]),
  ].join('\n');
  const half = count(text, /\p{L}/gu) / 2;
  if (count(text, /\p{sc=Hebrew}/gu) > half) return 'he';
  const arabic = count(text, /\p{sc=Arabic}/gu);
  if (arabic > half) {
    // A foreign name has some of these letters, a text in the language many.
    const isIn = (letters: RegExp) => count(text, letters) * 50 > arabic;
    return isIn(urdu) ? 'ur' : isIn(persian) ? 'fa' : 'ar';
  }
  if (count(text, /\p{sc=Hangul}/gu) > half) return 'ko';
  // One character says as much as several letters: Latin names of products don't outweigh them.
  const kana = count(text, /[\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  const han = count(text, /\p{sc=Han}/gu);
  if ((han + kana) * 2 <= half) return 'en';
  if (kana * 10 > han) return 'ja';
  return count(text, traditional) > count(text, simplified) ? 'zh-Hant' : 'zh';
}
