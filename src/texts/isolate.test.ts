import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

test.each([
  ['Asha Rao', 'ltr', 'Asha Rao'],
  ['हरिका', 'ltr', 'हरिका'],
  ['محمد', 'ltr', '\u2068محمد\u2069'],
  ['Acme עברית', 'ltr', '\u2068Acme עברית\u2069'],
  ['Asha Rao', 'rtl', '\u2068Asha Rao\u2069'],
  ['a\u202eb\u2069c', 'ltr', 'abc'],
  ['https://firstrung.test/?token=1', 'rtl', 'https://firstrung.test/?token=1'],
] as const)('GEN-06 %j in a sentence that runs %s is %j', (value, dir, shown) => {
  expect(isolated(value, dir)).toBe(shown);
});
