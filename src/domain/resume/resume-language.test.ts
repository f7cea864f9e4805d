import { expect, test } from 'vitest';
import { printedName, splitEasternName } from '#domain/account/printed-name.ts';
import { splitName } from '#domain/resume-reading/read-name.ts';
import { emptyResume } from './empty-resume.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { languageOf } from './resume-language.ts';

const detected = (summary: string, firstName = '') => {
  const resume = emptyResume(() => 'id');
  return languageOf({ ...resume, basics: { ...resume.basics, firstName, summary } });
};

test.each([
  ['مهندس برمجيات في شركة Google منذ ثلاث سنوات', 'ar'],
  ['أعمل في شركة پاناسونيك منذ سبع سنوات وأقود فريقا من خمسة مهندسين في القاهرة والرياض', 'ar'],
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
  expect(detected(text)).toBe(language);
});

test('RES-03 a name in another script decides nothing', () => {
  expect(detected('Software engineer who writes about the history of maps', 'محمد')).toBe('en');
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

test.each([
  ['王小明', '小明', '王'],
  ['王 小明', '小明', '王'],
  ['欧阳娜娜', '娜娜', '欧阳'],
  ['김민준', '민준', '김'],
  ['山田 はなこ', 'はなこ', '山田'],
])('RES-03 the name %s is read as %s, %s, and written as before', (name, firstName, lastName) => {
  expect(splitEasternName(name)).toEqual({ firstName, lastName });
  expect(printedName({ firstName, lastName })).toBe(name.replace('王 ', '王'));
});

test.each(['Asha Rao', '王', 'はなこ', 'Xiaoming 王', '王 小 明', ''])(
  'RES-03 the name %j is split like any other',
  (name) => {
    expect(splitEasternName(name)).toBeNull();
  },
);

test('RES-05 names in JSON Resume of another program begin with the last name where their script does', () => {
  const { resume } = fromJsonResume({ basics: { name: '山田 はなこ' } });
  expect(resume.basics).toMatchObject({ firstName: 'はなこ', lastName: '山田' });
  expect(splitName('王小明')).toEqual({ firstName: '小明', lastName: '王' });
});
