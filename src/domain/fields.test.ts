import { expect, test } from 'vitest';
import {
  choice,
  findProblems,
  flag,
  list,
  longestOf,
  number,
  requiredChoice,
  storedOf,
  text,
  valuesOf,
} from './fields.ts';

const fields = {
  name: text({ max: 5, required: true }),
  nickname: text({ max: 5, missing: 'INFORMATION_MISSING', tooLong: 'NAME_TOO_LONG' }),
  website: text({ max: 40, format: 'website' }),
  size: choice(['small', 'large']),
  kind: requiredChoice(['public', 'private']),
  places: number({ min: 1, max: 10 }),
  rate: number({ min: 0, max: 1, isDecimal: true, required: true, refusal: 'SALARY_RANGE' }),
  tags: list({ max: 2, longest: 3 }),
  isOpen: flag(),
};
const filled = { name: 'Asha', kind: 'public', rate: 0.5 };

test.each([
  [{}, {}],
  [{ name: ' \u200b' }, { name: 'FIELDS_REQUIRED' }],
  [{ name: undefined }, { name: 'FIELDS_REQUIRED' }],
  [{ name: ' 12345 ' }, {}],
  [{ name: '👩👩👩👩👩' }, {}],
  [{ name: '123456' }, { name: 'TEXT_TOO_LONG' }],
  [{ nickname: '123456' }, { nickname: 'NAME_TOO_LONG' }],
  [{ website: 'ftp://example.com' }, { website: 'WEBSITE_INVALID' }],
  [{ size: 'huge' }, {}],
  [{ size: null }, {}],
  [{ kind: '' }, { kind: 'FIELDS_REQUIRED' }],
  [{ places: '' }, {}],
  [{ places: ' 10 ' }, {}],
  [{ places: 11 }, { places: 'OUT_OF_RANGE' }],
  [{ places: '1.5' }, { places: 'OUT_OF_RANGE' }],
  [{ places: '1e1' }, { places: 'OUT_OF_RANGE' }],
  [{ rate: '0.25' }, {}],
  [{ rate: '' }, { rate: 'SALARY_RANGE' }],
  [{ rate: Number.NaN }, { rate: 'SALARY_RANGE' }],
  [{ tags: ['one', 'two'] }, {}],
  [{ tags: ['a', 'b', 'c'] }, { tags: 'TEXT_TOO_LONG' }],
  [{ tags: ['four'] }, { tags: 'TEXT_TOO_LONG' }],
])('ADM-04 fields with %j have the problems %j', (change, problems) => {
  expect(findProblems(fields, { ...filled, ...change })).toEqual(problems);
});

test('ADM-04 problems are in form order', () => {
  const problems = findProblems(fields, { rate: 2, website: 'x', name: '' });
  expect(Object.keys(problems)).toEqual(['name', 'website', 'kind', 'rate']);
});

test('ADM-04 form strings become values, and empty text is stored as null', () => {
  const typed = { name: ' Asha ', website: 'example.com', size: 'huge', places: '3', isOpen: 'on' };
  const values = valuesOf(fields, { ...typed, rate: '0.5', tags: 'a\n\nb' });
  expect(values).toEqual({
    name: 'Asha',
    nickname: '',
    website: 'example.com',
    size: null,
    kind: 'public',
    places: 3,
    rate: 0.5,
    tags: ['a', 'b'],
    isOpen: true,
  });
  expect(storedOf(fields, values)).toEqual({
    ...values,
    nickname: null,
    website: 'https://example.com',
  });
});

test('ADM-04 a form knows the maximum length of each text', () => {
  expect(longestOf(fields)).toEqual({ name: 5, nickname: 5, website: 40 });
});
