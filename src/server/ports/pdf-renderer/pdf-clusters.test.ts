import { expect, test } from 'vitest';
import { sharesOf } from './pdf-clusters.ts';
import { showsOf } from './pdf-shows.ts';

test.each([
  ['क्षि', 2, ['क्ष', 'ि']],
  ['ता', 2, ['त', 'ा']],
  ['त', 1, ['त']],
  // Three glyphs for two characters: the vowel has parts on both sides.
  ['கொ', 3, ['க', 'ெ', 'ா']],
  ['क', 2, null],
  ['لا', 2, null],
  ['क', 0, null],
])('RES-04 %j of %d glyphs is split as %j', (text, count, shares) => {
  const found = sharesOf(text, count);
  expect(found).toEqual(shares);
  expect((found ?? [text]).join('').normalize('NFC')).toBe(text.normalize('NFC'));
});

test('RES-04 the text of glyphs is read with their codes, however these are written', () => {
  const content = String.raw`/Span << /MCID 0 >> BDC BT
/Span <<
  /ActualText <FEFF0915093F>
>> BDC
0 Tr
/f0 12 Tf
1 0 0 -1 0 0 Tm
[(\000\001\000\() 64 (\000(\000))] TJ
EMC
(\000\005) Tj
/Span << /ActualText <FEFF0041> >> BDC /f1 9 Tf (\000A) Tj /f2 9 Tf (\000\tEMC\n) Tj EMC`;
  const [show, ...others] = showsOf(content);
  expect(others).toEqual([]);
  expect(show).toMatchObject({ text: 'कि', font: 'f0' });
  expect(show?.codes.map(({ values }) => values)).toEqual([
    [1, 40],
    [40, 41],
  ]);
  const [from = 0, to = 0] = [show?.codes[0]?.from, show?.codes[0]?.to];
  expect(content.slice(from, to)).toBe(String.raw`(\000\001\000\()`);
});
