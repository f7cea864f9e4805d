import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Refusal } from '#domain/refusals.ts';
import { problemText, refusalMessage } from './problem-text.ts';
import type { UseTexts } from './texts.tsx';

const t = ((key: string, values?: { most: number }) =>
  values ? `${key} ${values.most}` : key) as unknown as UseTexts;

test.each<[Refusal | undefined, number | undefined, string | undefined]>([
  [undefined, 60, undefined],
  ['FIELDS_REQUIRED', 60, 'common.missing'],
  ['TEXT_TOO_LONG', 60, 'common.too-long 60'],
  ['TEXT_TOO_LONG', undefined, 'refusal.text-too-long'],
  ['EMAIL_INVALID', 60, 'refusal.email-invalid'],
])('UX-04 %s at a field of %s characters reads %s', (problem, most, words) => {
  expect(problemText(t, problem, most)).toBe(words);
});

test('UX-04 a general notice says that something is missing, or the maximum length', () => {
  expect(refusalMessage(t, 'FIELDS_REQUIRED')).toBe('refusal.fields-required');
  expect(refusalMessage(t, 'TEXT_TOO_LONG', 60)).toBe('common.too-long 60');
});

const dialogs = ['account/administration/add-user', 'account/administration/edit-user'];
const more = [
  'event/own-event-form',
  'report/decide-dialog',
  'report/report-dialog',
  'forum/edit-post',
];
const last = ['saved-jobs/save-search-dialog', 'company/add-login', 'company/add-company'];

test.each([...dialogs, ...more, ...last])(
  'UX-04 the %s dialog states the maximum length of its texts',
  (file) => {
    const code = readFileSync(new URL(`../features/${file}.tsx`, import.meta.url), 'utf8');
    expect(code).toMatch(/^ +(?:fields|longest)(?:: [^\n]+)?,$/mu);
  },
);
