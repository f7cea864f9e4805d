import type { Page } from '@playwright/test';
import { pageAudiences, type Reader } from '#testing/page-audiences.ts';
import { expect, test } from './fixtures.ts';

// The page of maintenance stands at no address of its own.
const plain = (path: string) => !/[:*]/u.test(path) && path !== '/maintenance';

/** Each page once: as a visitor, and those behind a sign-in as who they are for. */
const pagesOf = (reader: Reader) =>
  Object.entries(pageAudiences)
    .filter(([path, readers]) => plain(path) && readers.includes(reader))
    .filter(([, readers]) => reader === 'visitor' || !readers.includes('visitor'))
    .map(([path]) => path);

const settingsTabs = ['security', 'preferences', 'privacy', 'account'];
const more: Partial<Record<Reader, string[]>> = {
  student: settingsTabs.map((tab) => `/student-dashboard/settings/${tab}`),
  admin: settingsTabs.map((tab) => `/admin-dashboard/my-settings/${tab}`),
};

/** As WCAG 1.4.12 has it. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** A style element is none of ours, so the policy forbids it; a sheet made by the browser's own hand is not one. */
function addSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

const isTooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });

/** What would move, or change its size, although motion is not wanted. */
function findMotion(): string[] {
  const fades = /^(?:opacity|color|background-color|border-color|none)$/u;
  const found: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const lasts = style.transitionDuration.split(', ').map(Number.parseFloat);
    const moves = style.transitionProperty
      .split(', ')
      .some((name, at) => !fades.test(name) && (lasts[at % lasts.length] ?? 0) > 0.001);
    const plays =
      style.animationName !== 'none' && Number.parseFloat(style.animationDuration) > 0.001;
    if (moves || plays) found.push(element.outerHTML.slice(0, 80));
  }
  return found;
}

for (const reader of ['visitor', 'student', 'recruiter', 'admin'] as const) {
  test(`A11Y-08 every page of the ${reader} fits 320 px, wider spacing and letters twice as large, and stands still where motion is not wanted`, async ({
    asVisitor,
    asStudent,
    asRecruiter,
    asAdmin,
  }) => {
    test.slow();
    const page = {
      visitor: asVisitor,
      student: asStudent,
      recruiter: asRecruiter,
      admin: asAdmin,
    }[reader];
    const paths = [...pagesOf(reader), ...(more[reader] ?? [])];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(path);
      expect.soft(await isTooWide(page), `${path} at 320 px`).toBe(false);
      expect.soft(await page.evaluate(findMotion), path).toEqual([]);
      await page.evaluate(addSheet, spacing);
      expect.soft(await isTooWide(page), `${path} with wider spacing`).toBe(false);
    }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const path of paths) {
      await page.goto(path);
      expect.soft(await isTooWide(page), `${path} with letters twice as large`).toBe(false);
    }
  });
}
