import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textKeys, unusedKeys } from './text-keys.ts';

test('UX-01 a key has the type of each argument', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keys-'));
  mkdirSync(path.join(folder, 'en'));
  const texts = {
    plain: 'Cancel',
    form: { count: '{n, plural, one {# of {total, number}} other {#}}' },
    who: '{who, select, you {you} other {{name}}} on {day, date, ::yMMMd}',
    terms: 'Read <link>the {what}</link>',
  };
  writeFileSync(path.join(folder, 'en/a.json'), JSON.stringify(texts));
  const written = textKeys(folder);
  rmSync(folder, { recursive: true });
  expect(written).toContain("'a.plain': undefined;");
  expect(written).toContain("'a.form.count': { n: number; total: number };");
  expect(written).toContain("'a.who': { who: string | number; name: string | number; day: Date };");
  expect(written).toContain("'a.terms': { link: (chunks: Node) => Node; what: string | number };");
});

test('UX-01 a text that nothing shows is found', () => {
  const sources = [
    "t('a.used')",
    't(`b.${status}`)',
    '"c.used"',
    "'d.one.start'",
    "<List texts='e.list' />; t(`${texts}.count`)",
  ];
  expect(
    unusedKeys(sources, [
      'a.used',
      'a.unused',
      'b.one',
      'c.used',
      'd.one.start.label',
      'd.one.label',
      'e.list.count',
      'f.list.count',
    ]),
  ).toEqual(['a.unused', 'd.one.label', 'f.list.count']);
});
