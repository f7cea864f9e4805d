import { expect, test } from 'vitest';
import { firstBlank, hasBlank } from './blanks.ts';
import { draftsFor } from './drafts-for.ts';
import type { Suggestion } from './suggestion.ts';

const drafts = (kind: Suggestion['kind'], text: string, isOver: boolean | null = true) =>
  draftsFor({
    kind,
    line: { path: [], at: 0, text, entry: '', isOver },
    text: null,
    by: 'rules',
  });

test.each([
  ['weak-verb', 'Helped with organizing a fair', true, ['Organized a fair']],
  ['weak-verb', 'Assisted in development of an app', true, ['Developed an app']],
  ['weak-verb', 'Helping to organize a fair', false, ['Organize a fair']],
  ['weak-verb', 'Responsible for the shop', true, []],
  ['pronoun', 'We built a robot', true, ['Built a robot']],
  ['tense', 'Migrated 3 servers', false, ['Migrate 3 servers']],
  ['capitals', 'DEVELOPED A SITE IN PHP', true, ['Developed a SITE in PHP']],
] as const)(
  'RES-04 for %s “%s” the drafts are what the words say',
  (kind, text, isOver, expected) => {
    expect(drafts(kind, text, isOver)).toEqual(expected);
  },
);

test('RES-04 a draft with a result has a gap for each number, and keeps the line', () => {
  const wordings = drafts('no-result', 'Wrote the manual.');
  expect(wordings.length).toBeGreaterThan(1);
  expect(
    wordings.filter((draft) => !draft.startsWith('Wrote the manual,') || !hasBlank(draft)),
  ).toEqual([]);
  const [start, end] = firstBlank(wordings[0] ?? '') ?? [];
  expect(wordings[0]?.slice(start, end)).toBe('[how many people …]');
});

test('RES-04 a wording that says everything has no drafts', () => {
  const line = { path: [], at: 0, text: 'Helped with organizing a fair', entry: '', isOver: true };
  expect(draftsFor({ kind: 'weak-verb', line, text: 'Organized a fair', by: 'rules' })).toEqual([]);
});
