import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeName } from './safe-name.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\asha\\cv.pdf', 'cv.pdf'],
  ['cv\0.pdf', 'cv.pdf'],
  ['cv\r\n.pdf', 'cv.pdf'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['a\ud800.pdf', 'a\ufffd.pdf'],
  ['  cv.pdf  ', 'cv.pdf'],
  ['', 'resume'],
  ['../', 'resume'],
  [undefined, 'resume'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
  ['n'.repeat(300), 'n'.repeat(200)],
  [`${'😀'.repeat(150)}.pdf`, `${'😀'.repeat(98)}.pdf`],
])('SEC-40 the file name %j is stored as %j', (name, kept) => {
  expect(safeName(name)).toBe(kept);
});

test('SEC-40 every stored file name is short, one line, well-formed and not a path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const kept = safeName(name);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept.length).toBeLessThanOrEqual(200);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept).not.toMatch(/[/\\\p{Cc}]/u);
    }),
  );
});
