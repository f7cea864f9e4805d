import type { Page } from '@playwright/test';
import { expect, signIn, signUp, test, untilAwake } from './fixtures.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu for/u }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
}

test('SITE-03 logging out asks for confirmation, ends the session on the server, and clears the browser’s storage', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard');
  await page.evaluate(() => {
    for (const key of ['atsScore', 'userPreferences', 'savedJobs', 'recentSearches'])
      localStorage.setItem(key, '1');
    localStorage.setItem('ui-theme', 'dark');
  });
  const menu = page.getByRole('button', { name: /^Account menu for/u });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await expect(dialog).toHaveAccessibleDescription(
    'Are you sure you want to log out of your account?',
  );
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  const cookies = await page.context().cookies();
  await logOut(page);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['ui-theme']);

  const replayed = await page.request.get('/api/own-applications', {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(replayed.status(), 'the old cookie opens nothing').toBe(401);
});

test('SITE-03 PRAC-02 logging out during a test leaves nothing of it in the browser', async ({
  asNewStudent: { page },
  origin,
}) => {
  const started = await page.request.post('/api/skill-tests', {
    data: { domain: 'backend', questionCount: 5 },
    headers: { origin },
  });
  expect(started.ok(), await started.text()).toBe(true);
  await page.goto('/student-dashboard/skill-test');
  await page.getByRole('button', { name: 'Next' }).click();
  await logOut(page);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  const stored = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^firstrung-(?:kept|draft):/u.test(key),
    ),
  );
  expect(stored).toEqual([]);
});

test('SITE-03 when the server is unreachable the dialog says so, and the user stays signed in', async ({
  asNewStudent: { page },
  watch,
}) => {
  // The page loads the dialog by itself, long before anybody presses.
  const dialog = page.waitForResponse(/dialogs-/u);
  await page.goto('/student-dashboard');
  await (await dialog).finished();
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED/u);
  await page.context().setOffline(true);
  await logOut(page);
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
    'We couldn’t reach the server.',
  );
  await page.context().setOffline(false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
});

test('PERF-08 after signing out the back button shows nothing private', async ({
  asNewStudent: { page, email },
}) => {
  await page.goto('/student-dashboard');
  await page.goto('/student-dashboard?status=pending');
  await logOut(page);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack();
    await expect(page).toHaveURL(/\/login/u);
    await expect(page.getByText(email)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  }
});

test('UX-07 signing out in one tab signs out the others without a click', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  const dashboard = await context.newPage();
  const board = await context.newPage();
  await dashboard.goto('/student-dashboard');
  await board.goto('/careers');
  await expect(board.getByRole('button', { name: /^Account menu for/u })).toBeVisible();
  await page.goto('/student-dashboard');
  await expect(dashboard.getByRole('heading', { level: 1 })).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  await expect(dashboard).toHaveURL(/\/login/u);
  await expect(board.getByRole('button', { name: /^Account menu for/u })).toBeHidden();
  await expect(board.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(watch.complaints()).toEqual([]);
});

test('UX-07 signing in in one tab shows the account in the others without a click', async ({
  asVisitor: page,
  origin,
}) => {
  const { email, password } = await signUp(page, origin);
  await page.context().clearCookies();
  const other = await page.context().newPage();
  await other.goto('/careers');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/login');
  await untilAwake(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/student-dashboard$/u);
  await expect(other.getByRole('button', { name: /^Account menu for/u })).toBeVisible();
});

test('SITE-03 signing out in one browser leaves the account signed in elsewhere', async ({
  asNewStudent: { page, email, password },
  open,
  origin,
}) => {
  const elsewhere = await open();
  await signIn(elsewhere, origin, email, password);
  await page.goto('/student-dashboard');
  await logOut(page);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  await elsewhere.goto('/student-dashboard');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/student-dashboard$/u);
});
