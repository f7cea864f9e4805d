import { expect, test } from 'vitest';
import { directionOf, pickLocale } from './pick-locale.ts';

const offered = ['en', 'de', 'es', 'pt-BR'];

test.each([
  [[], null, 'en'],
  [[], 'de-AT,de;q=0.9,en;q=0.8', 'de'],
  [[], 'fr, es;q=0.5, de;q=0.7', 'de'],
  [[], 'fr;q=1, de;q=0', 'en'],
  [[], 'pt-br', 'pt-BR'],
  [[], 'pt', 'en'],
  [['es'], 'de', 'es'],
  [['xx', null, 'de'], 'es', 'de'],
  [[], 'de;q=abc', 'en'],
  [[], `${'x,'.repeat(5_000)}de`, 'en'],
  [[], '../../etc/passwd,;;q=,de', 'de'],
])('UX-01 preferring %j in a browser that accepts %j selects %s', (preferred, header, locale) => {
  expect(pickLocale(offered, preferred, header)).toBe(locale);
});

test('UX-01 Hebrew, Arabic and Persian run from right to left', () => {
  expect(['he', 'ar-EG', 'fa', 'en', 'de', 'zh'].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ]);
});
