import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search pages and more' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test('DASH-01 UX-05 Ctrl K opens the palette anywhere, works by keyboard, and lists recent choices first', async ({
  asStudent: page,
}) => {
  await page.goto('/student-dashboard');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Home')).toHaveAttribute('aria-selected', 'true');
  await box(page).fill('saved');
  await expect(option(page, 'Saved jobs')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student-dashboard\/jobs\/saved$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved jobs');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' })).toContainText('Saved jobs');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
});

for (const [what, script] of [
  ['the palette', /palette-dialog/u],
  ['the page’s scripts', /entry\.client/u],
] as const)
  test(`UX-05 what is typed after Ctrl K while ${what} loads is not lost`, async ({
    asStudent: page,
  }) => {
    const held = Promise.withResolvers<void>();
    let isAsked = false;
    await page.route(script, async (route) => {
      isAsked = true;
      await held.promise;
      await route.continue();
    });
    await page.goto('/student-dashboard', { waitUntil: 'commit' });
    if (what === 'the palette') await page.locator('html[data-hydrated]').waitFor();
    else await page.locator('button[aria-keyshortcuts~="Control+K"]').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('savex');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('d');
    await expect.poll(() => isAsked).toBe(true);
    held.resolve();
    await expect(box(page)).toHaveValue('saved');
    await page.keyboard.type(' jobs');
    await expect(box(page)).toHaveValue('saved jobs');
  });

test('UX-05 the question mark lists the shortcuts, and single-character keys can be turned off', async ({
  asRecruiter: page,
}) => {
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.goto('/company-dashboard');
  await page.keyboard.press('?');
  await expect(list).toContainText('Open the card’s move menu');
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeVisible();
  await expect(list).toBeHidden();
});

test('UX-05 the palette does things where the reader is: theme, shortcuts, signing out', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard/jobs/saved');
  await page.keyboard.press('Control+k');
  await box(page).fill('dark');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Control+k');
  await box(page).fill('shortcuts');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await box(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/student-dashboard\/jobs\/saved$/u);
});

for (const [on, viewport] of [
  ['a wide window', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 740 }],
] as const)
  test(`UX-05 a new student is shown around when they ask for it, by keyboard on ${on}`, async ({
    asNewStudent: { page },
  }) => {
    await page.setViewportSize(viewport);
    const tour = page.getByRole('dialog', { name: 'Quick tour' });
    await page.goto('/student-dashboard');
    await page.getByRole('button', { name: 'Show me around' }).press('Enter');
    await expect(tour).toContainText('1 of 3');
    await expect(tour).toBeInViewport({ ratio: 1 });
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tour).toContainText('checked off as soon as you complete it');
    await expect(tour).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(tour).toContainText('3 of 3');
    await expect(tour).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(tour).toBeHidden();
  });

test('DASH-01 a student finds an application in the palette, and no match is reported', async ({
  asStudent: page,
}) => {
  await page.goto('/student-dashboard');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Find anything' });
  await opener.click();
  await box(page).fill('Settlements');
  const found = page.getByRole('group', { name: 'Your applications' }).getByRole('option');
  await expect(found.first()).toContainText('Software Engineer, Settlements');
  await box(page).fill('zzz nothing at all');
  await expect(page.getByRole('status').filter({ hasText: 'No results for' })).toBeVisible();
  await box(page).fill('Settlements');
  await found.first().click();
  await expect(page).toHaveURL(/\?application=/u);
  const before = page.url();
  await page.keyboard.press('Control+k');
  await box(page).fill('Settlements');
  await expect(found.first()).toContainText('Settlements');
  await box(page).fill('Data Visualization');
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeHidden();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\?application=/u);
});

test('DASH-01 an administrator finds a user by email address, a company its candidates', async ({
  asAdmin,
  asRecruiter,
}) => {
  await asAdmin.goto('/admin-dashboard');
  await asAdmin.keyboard.press('Control+k');
  await box(asAdmin).fill('student@demo.test');
  await option(asAdmin, /student@demo\.test/u).click();
  await expect(asAdmin.getByRole('main')).toContainText('student@demo.test');
  await asRecruiter.goto('/company-dashboard');
  await asRecruiter.keyboard.press('Control+k');
  await box(asRecruiter).fill('Asha');
  const candidates = asRecruiter.getByRole('group', { name: 'Applicants' });
  await candidates.getByRole('option').first().click();
  await expect(asRecruiter).toHaveURL(/\/applications\/[\da-f-]{36}$/u);
});
