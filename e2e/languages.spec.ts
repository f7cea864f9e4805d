import type { Page } from '@playwright/test';
import { pageAudiences, type Reader } from '#testing/page-audiences.ts';
import { pseudoLocales } from '#testing/pseudo-locales.ts';
import { sample } from '#testing/take-turns.ts';
import { findCut } from './find-cut.ts';
import { expect, test } from './fixtures.ts';

const { long, rightToLeft } = pseudoLocales;

// The maintenance page has no path.
const plain = (path: string) => !/[:*]/u.test(path) && path !== '/maintenance';
/**
 * Each page once, because it is the same in every language: public ones as a visitor, the others as
 * the role they are for.
 */
const pagesOf = (reader: Reader) =>
  Object.entries(pageAudiences)
    .filter(([path, readers]) => plain(path) && readers.includes(reader))
    .map(([path, readers]) => ({
      path,
      isSeen: reader !== 'visitor' && readers.includes('visitor'),
    }))
    .filter(({ path, isSeen }) => !isSeen || path === '/careers')
    .map(({ path }) => path);

async function setLanguage(page: Page, origin: string, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'firstrung_language', value: locale, url: origin }]);
}

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

const names = {
  visitor: 'asVisitor',
  student: 'asStudent',
  recruiter: 'asRecruiter',
  admin: 'asAdmin',
} as const;

for (const reader of ['visitor', 'student', 'recruiter', 'admin'] as const) {
  test(`UX-01 every ${reader} page fits a phone with longer texts in both directions, without truncation`, async ({
    openAs,
    origin,
  }) => {
    test.slow();
    const page = await openAs(names[reader]);
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
