import { expect, test } from 'vitest';
import type { Translate } from '#texts/translate.ts';
import { industryName } from './industry-name.ts';

test('CO-10 an industry of the list is in the reader’s language, any other as entered', () => {
  const t = ((key: string) => `text of ${key}`) as Translate;
  expect(industryName(t, 'Finance')).toBe('text of company-fields.industries.Finance');
  expect(industryName(t, 'Kites')).toBe('Kites');
  expect(industryName(t, null)).toBeNull();
});
