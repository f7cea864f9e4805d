import type { Page } from '@playwright/test';
import { takeTurns } from '#testing/take-turns.ts';
import { expect, signIn, test, untilAwake } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** Records the page's theme on each change, from the first byte on. */
async function followTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset['theme'];
      if (theme !== undefined && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { attributes: true, subtree: true, childList: true });
  });
}

const seenThemes = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenThemes: string[] }).seenThemes);

const choices = [null, 'light', 'dark', 'system'] as const;
for (const [at, system] of (['light', 'dark'] as const).entries()) {
  for (const chosen of takeTurns(choices, at * 2)) {
    test(`GEN-08 with ${chosen ?? 'nothing'} chosen on a ${system} system the right theme is set before the first paint`, async ({
      open,
    }) => {
      const wanted = chosen === 'light' || chosen === 'dark' ? chosen : system;
      const page = await open({ colorScheme: system });
      if (chosen)
        await page.addInitScript((theme) => localStorage.setItem('ui-theme', theme), chosen);
      await followTheme(page);
      for (const path of ['/careers', '/login']) {
        await page.goto(path);
        expect(await seenThemes(page), path).toEqual([wanted]);
        const served = await (await page.request.get(path)).text();
        const at = served.indexOf('ui-theme');
        const isSetInHead =
          at > 0 &&
          at < served.indexOf('</head>') &&
          !/<script[^>]* src=/u.test(served.slice(0, at));
        expect(
          isSetInHead,
          'the theme is set in the head, before anything that has to be fetched',
        ).toBe(true);
        const background = await page.evaluate(
          () => getComputedStyle(document.body).backgroundColor,
        );
        const lightness = Number(/^lab\(([\d.]+)/u.exec(background)?.[1]);
        expect(lightness > 50 ? 'light' : 'dark', background).toBe(wanted);
      }
    });
  }
}

test('GEN-08 the toggle switches the theme, has a matching label, and is stored in this browser', async ({
  open,
}) => {
  const page = await open({ colorScheme: 'light' });
  await page.goto('/careers');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await themeOf(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark');
  await page.reload();
  expect(await themeOf(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  expect(await themeOf(page)).toBe('light');
});

test('GEN-08 the system theme, while followed, changes the open page', async ({ open }) => {
  const page = await open({ colorScheme: 'light' });
  await page.goto('/login');
  expect(await themeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeOf(page)).toBe('dark');
});

test('GEN-08 another tab of the same browser follows immediately', async ({ asVisitor: page }) => {
  const other = await page.context().newPage();
  await page.goto('/careers');
  await other.goto('/login');
  await untilAwake(other);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(() => themeOf(other)).toBe('dark');
});

test('GEN-08 a signed-in account keeps its theme on another device', async ({
  asNewStudent: { page, email, password },
  open,
  origin,
}) => {
  await page.goto('/student-dashboard');
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/rpc/account/setTheme'));
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect((await kept).ok()).toBe(true);

  const device = await open({ colorScheme: 'light' });
  await signIn(device, origin, email, password);
  await device.goto('/student-dashboard');
  await expect.poll(() => themeOf(device)).toBe('dark');
  await followTheme(device);
  await device.goto('/careers', { waitUntil: 'networkidle' });
  expect(await seenThemes(device), 'no flash from now on').toEqual(['dark']);
});

test('GEN-08 a job and the analytics are printed on white paper, without menus, in the dark theme too', async ({
  asRecruiter: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'));
  for (const path of [
    '/company-dashboard/analytics',
    (await formPaths(page, homeCompany))[0] ?? '',
  ]) {
    await page.goto(path);
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ink'));
    const ink = await paper();
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    expect(await paper()).toBe(ink);
    for (const frame of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(frame).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: null });
  }
});
