import { expect, test } from 'vitest';
import { createTexts } from '#server/texts/texts.ts';
import { pseudo, pseudoLocales, writePseudoLocales } from './pseudo-locales.ts';
import { temporaryFolder } from './temporary-folder.ts';

test.each([
  ['Sign in', 'Šígñ íñ~~~'],
  ['Hello {name}', 'Hélló {name}~~'],
  ['See <link>the list</link> now', 'Šéé <link>thé líšt</link> ñów~~~~~~'],
  [
    '{count, plural, one {# job} other {# jobs}}',
    '{count, plural, one {# jób~~} other {# jóbš~~}}',
  ],
  ['{n}', '{n}'],
  ['a'.repeat(25), `${'á'.repeat(25)}~~~~~~~~ ~~`],
])('UX-01 %j becomes %j', (source, made) => {
  expect(pseudo(source)).toBe(made);
});

test('UX-01 every text can be translated: adding catalogue files is enough to offer a language', async () => {
  await using folder = await temporaryFolder();
  await writePseudoLocales(folder.path);
  const texts = createTexts(folder.path);
  expect(texts.locales).toEqual(['en', pseudoLocales.rightToLeft, pseudoLocales.long]);
  expect(texts.translate(pseudoLocales.long)('careers.count', { count: 2 })).toMatch(/^2 .*~$/u);
});
