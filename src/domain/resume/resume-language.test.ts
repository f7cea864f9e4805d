import { expect, test } from 'vitest';
import { emptyResume } from './empty-resume.ts';
import { printedName } from './printed-name.ts';
import { languageOf } from './resume-language.ts';

const said = (summary: string, firstName = '') => {
  const resume = emptyResume(() => 'id');
  return languageOf({ ...resume, basics: { ...resume.basics, firstName, summary } });
};

test.each([
  ['مهندس برمجيات في شركة Google منذ ثلاث سنوات', 'ar'],
  ['مهندس نرم افزار با پنج سال سابقه کار', 'fa'],
  ['سافٹ ویئر انجینئر ہوں اور لاہور میں کام کرتا ہوں', 'ur'],
  ['מהנדסת תוכנה עם ניסיון של שלוש שנים', 'he'],
  ['用 React 和 TypeScript 为学生开发网站', 'zh'],
  ['負責網站開發與設計，經驗豐富', 'zh-Hant'],
  ['学生向けのウェブサイトを作りました', 'ja'],
  ['학생을 위한 웹사이트를 만들었습니다', 'ko'],
  ['पुणे विद्यापीठ की छात्रा', 'en'],
  ['', 'en'],
])('RES-03 a resume that says “%s” is set in %s', (text, language) => {
  expect(said(text)).toBe(language);
});

test('RES-03 a name in another script decides nothing', () => {
  expect(said('Software engineer who writes about the history of maps', 'محمد')).toBe('en');
});

test.each([
  ['小明', '王', '王小明'],
  ['민준', '김', '김민준'],
  ['はなこ', '山田', '山田 はなこ'],
  ['Xiaoming', 'Wang', 'Xiaoming Wang'],
  ['Asha', '', 'Asha'],
  ['小明', '', '小明'],
])('RES-03 the name of %s, %s is written as %s', (firstName, lastName, name) => {
  expect(printedName({ firstName, lastName })).toBe(name);
});
