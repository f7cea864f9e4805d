import type { Page } from '@playwright/test';
import { pageAudiences } from '#testing/page-audiences.ts';
import { pseudoLocales } from '#testing/pseudo-locales.ts';
import { expect, test } from './fixtures.ts';

const { long, rightToLeft } = pseudoLocales;

// The page of maintenance stands at no address of its own.
const plain = (path: string) => !/[:*]/u.test(path) && path !== '/maintenance';
const pagesOf = (reader: 'visitor' | 'student' | 'recruiter' | 'admin') =>
  Object.entries(pageAudiences)
    .filter(([path, readers]) => plain(path) && readers.includes(reader))
    .map(([path]) => path);

async function speak(page: Page, origin: string, locale: string): Promise<void> {
  await page.context().addCookies([{ name: 'firstrung_language', value: locale, url: origin }]);
}

/** Words of the product that are cut off where nobody can read the rest, and a page that scrolls sideways. */
function findCut(): string[] {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = own
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
    if (
      !text.includes('~') ||
      element.clientWidth <= 1 ||
      element.closest('[hidden], [aria-hidden="true"], [role="img"]')
    )
      continue;
    const style = getComputedStyle(element);
    if (style.overflowX === 'visible' || style.display === 'inline') continue;
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${text.slice(0, 60)}`);
  }
  return found;
}

/** Texts that are written into the code: they did not change with the language. */
function findUntranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement?.closest('script, style, noscript, [hidden]')) continue;
    const text = textContent?.trim() ?? '';
    if (/[a-z]{3}/iu.test(text) && !/[~áéíóúýçñšž]/iu.test(text) && text !== 'Firstrung')
      found.push(text);
  }
  return found;
}

for (const locale of [long, rightToLeft]) {
  for (const reader of ['visitor', 'student', 'recruiter', 'admin'] as const) {
    test(`UX-01 in ${locale} every page of the ${reader} fits a phone and no word is cut`, async ({
      asVisitor,
      asStudent,
      asRecruiter,
      asAdmin,
      origin,
    }) => {
      const page = {
        visitor: asVisitor,
        student: asStudent,
        recruiter: asRecruiter,
        admin: asAdmin,
      }[reader];
      await page.setViewportSize({ width: 360, height: 780 });
      await speak(page, origin, locale);
      for (const path of pagesOf(reader)) {
        await page.goto(path);
        await expect.soft(page.locator(`html[lang="${locale}"]`), path).toBeAttached();
        expect.soft(await page.evaluate(findCut), path).toEqual([]);
      }
    });
  }
}

for (const path of ['/', '/login', '/signup', '/companies/request']) {
  test(`UX-01 no word of ${path} stands outside the catalogue`, async ({
    asVisitor: page,
    origin,
  }) => {
    await speak(page, origin, long);
    await page.goto(path);
    expect(await page.evaluate(findUntranslated)).toEqual([]);
  });
}
