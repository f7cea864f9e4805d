import type { Reader } from '#testing/page-audiences.ts';
import { pseudoLocales } from '#testing/pseudo-locales.ts';
import { sample } from '#testing/take-turns.ts';
import { findCut } from './find-cut.ts';
import { expect, test } from './fixtures.ts';
import { fixtureOf, pageReaders, plainPages, setLanguage } from './page-languages.ts';

const { long, rightToLeft } = pseudoLocales;

/**
 * Each page once, because it is the same in every language: public ones as a visitor, the others as
 * the role they are for.
 */
const pagesOf = (reader: Reader) =>
  plainPages
    .filter(([, readers]) => readers.includes(reader))
    .map(([path, readers]) => ({
      path,
      isSeen: reader !== 'visitor' && readers.includes('visitor'),
    }))
    .filter(({ path, isSeen }) => !isSeen || path === '/careers')
    .map(({ path }) => path);

/** Finds hard-coded texts, which did not change with the language; names of languages don’t. */
function findUntranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement?.closest('script, style, noscript, [hidden], body [lang]')) continue;
    const text = textContent?.trim() ?? '';
    if (/[a-z]{3}/iu.test(text) && !/[~áéíóúýçñšž]/iu.test(text) && text !== 'Firstrung')
      found.push(text);
  }
  return found;
}

for (const reader of sample(pageReaders, 2)) {
  test(`UX-01 every ${reader} page fits a phone with longer texts in both directions, without truncation`, async ({
    openAs,
    origin,
  }) => {
    test.slow();
    const page = await openAs(fixtureOf[reader]);
    await page.setViewportSize({ width: 360, height: 780 });
    await setLanguage(page, origin, rightToLeft);
    // Neighbouring pages are similar: one in three suffices.
    for (const path of sample(pagesOf(reader), 3)) {
      await page.goto(path);
      await expect
        .soft(page.locator(`html[lang="${rightToLeft}"][dir="rtl"]`), path)
        .toBeAttached();
      expect.soft(await page.evaluate(findCut, '~'), `${path} from right to left`).toEqual([]);
      await page.evaluate(() => (document.documentElement.dir = 'ltr'));
      expect.soft(await page.evaluate(findCut, '~'), `${path} from left to right`).toEqual([]);
    }
  });
}

test('UX-01 the home, sign-in, sign-up and company request pages have no hard-coded texts', async ({
  asVisitor: page,
  origin,
}) => {
  await setLanguage(page, origin, long);
  for (const path of ['/', '/login', '/signup', '/companies/request']) {
    await page.goto(path);
    expect.soft(await page.evaluate(findUntranslated), path).toEqual([]);
  }
});
