import { expect, test } from 'vitest';
import type { UseTexts } from '#web/lib/texts.tsx';
import { fieldText, valueText } from './field-text.ts';

const t = ((key: string) => `<${key}>`) as unknown as UseTexts;

test.each([
  ['role', '<admin-audit.field.role>'],
  ['mailed', '<admin-audit.field.mailed>'],
  ['unknownField', 'unknownField'],
])('SEC-62 the logged field %s is shown as %s', (field, text) => {
  expect(fieldText(t, field)).toBe(text);
});

test.each([
  ['status', 'pending', '<admin-audit.value.pending>'],
  ['role', 'owner', '<admin-audit.value.owner>'],
  ['mailed', 'true', '<admin-audit.value.true>'],
  ['name', 'pending', 'pending'],
  ['title', 'true', 'true'],
  ['state', 'from-another-version', 'from-another-version'],
  ['status', null, null],
])('SEC-62 in %s the value %s is shown as %s', (field, value, text) => {
  expect(valueText(t, field, value)).toBe(text);
});
