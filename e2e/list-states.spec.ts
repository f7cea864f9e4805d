import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { addOwner } from '#testing/add-owner.ts';
import { expect, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';
import { standardToasts } from './toasts.ts';

/** Takes screenshots of each state, on request, for a design review. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env['E2E_PICTURES']) return;
  const folder = join(test.info().project.outputDir, 'states');
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
    await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('UX-03 a new student’s empty pages explain what belongs there and offer a first step', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('No applications yet')).toBeVisible();
  await expect(main.getByLabel('Status')).toHaveCount(0);
  await picture(page, 'student-empty-new');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('No notifications yet')).toBeVisible();
  await picture(page, 'notifications-empty');
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: 'See open jobs' }).click();
  await expect(page).toHaveURL(/\/student-dashboard\/jobs$/u);
});

test('UX-03 a company without applications sees an explanation', async ({
  asNewStudent: { page },
}) => {
  const answer = await page.request.get('/api/account/me');
  const { account } = (await answer.json()) as { account: { userId: string } };
  await addOwner(dataFolder, account.userId, 'Quiet Harbour');
  await page.goto('/company-dashboard/applications');
  const main = page.getByRole('main');
  await expect(main.getByText('No applications yet')).toBeVisible();
  await expect(main.getByRole('search')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Go to jobs' })).toBeVisible();
  await picture(page, 'company-empty-new');
  await page.goto('/company-dashboard');
  await expect(page.getByText('Quiet Harbour').first()).toBeVisible();
  await picture(page, 'company-overview-new');
});

test('UX-03 filters without matches say so and can be cleared in one step', async ({
  asStudent,
  asRecruiter,
}) => {
  await asRecruiter.goto('/company-dashboard/applications?search=nobody-is-called-this');
  await expect(asRecruiter.getByText('No applications match these filters')).toBeVisible();
  await picture(asRecruiter, 'company-empty-filtered');
  await asRecruiter.getByRole('main').getByRole('link', { name: 'Clear All' }).last().click();
  await expect(asRecruiter.getByRole('row').nth(1)).toBeVisible();
  await picture(asRecruiter, 'company-filled');

  await asStudent.goto('/student-dashboard?status=withdrawn&after=MDAw');
  await asStudent.goto('/student-dashboard');
  await picture(asStudent, 'student-filled');
  const shown = await asStudent
    .getByLabel('Status')
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  let isEmpty = false;
  for (const status of shown.slice(1).reverse()) {
    await asStudent.goto(`/student-dashboard?status=${status}`);
    isEmpty = await asStudent.getByText('No applications with this status').isVisible();
    if (isEmpty) break;
  }
  expect(isEmpty, 'the demo student lacks some status').toBe(true);
  await expect(asStudent.getByText('No applications with this status')).toBeVisible();
  await picture(asStudent, 'student-empty-filtered');
  await asStudent.getByRole('link', { name: 'Show all' }).click();
  await expect(asStudent.getByRole('article').first()).toBeVisible();
});

const lists = [
  ['asVisitor', '/', 'View Careers', 'careers', 'article'],
  [
    'asRecruiter',
    '/company-dashboard',
    'New Applications',
    'company-dashboard/applications',
    'row',
  ],
] as const;

for (const [role, from, link, path, item] of lists) {
  test(`UX-03 the list of ${path} shows a skeleton while loading, an error on failure, and loads on retry`, async ({
    openAs,
    watch,
  }) => {
    const page = await openAs(role);
    watch.expectComplaint(/status of 500/u);
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.goto(from);
    await page.route(`**/${path}.data*`, async (route) => {
      await asked;
      await route.fulfill({ status: 500, body: 'broken' });
    });
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeVisible();
    await picture(page, `${role}-pending`);
    answer();
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText('Couldn’t load this page');
    await expect(page.getByRole('banner')).toBeVisible();
    await picture(page, `${role}-failed`);
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole(item).nth(1)).toBeVisible();
  });
}

test('UX-03 offline, the page and its input stay, the reason is shown, and navigation works again once online', async ({
  asRecruiter: page,
  watch,
}) => {
  // The live stream, and scripts that load while the page is idle.
  watch.allowComplaint(/INTERNET_DISCONNECTED.*\/(live|assets\/)/u);
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/live')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.goto('/company-dashboard/applications');
  await page.getByRole('searchbox').fill('half a na');
  await expect(page).toHaveURL(/search=half/u);
  // What the search and events of other journeys load is there.
  await expect.poll(() => open.size).toBe(0);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  const overview = page
    .getByRole('navigation', { name: 'Dashboard menu' })
    .getByRole('link', { name: 'Overview' });
  await overview.click();
  await expect(standardToasts(page)).toContainText('You’re offline.');
  await expect(page.getByRole('searchbox')).toHaveValue('half a na');
  await expect(page).toHaveURL(/\/applications(\?search=.*)?$/u);
  await picture(page, 'offline');
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await overview.click();
  await expect(page).toHaveURL(/\/company-dashboard$/u);
});

test('UX-03 when a layout fails to load, the error page says so and offers both ways out', async ({
  asStudent: page,
  watch,
}) => {
  watch.expectComplaint(/status of 500/u);
  await page.goto('/careers');
  await page.route('**/student-dashboard.data*', (route) =>
    route.fulfill({ status: 500, body: 'broken' }),
  );
  await page.getByRole('button', { name: /^Account menu for/u }).click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Couldn’t load this page' }),
  ).toBeVisible();
  await picture(page, 'frame-failed');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('UX-03 notifications that fail to load say so and can be retried', async ({
  asStudent: page,
  watch,
}) => {
  watch.expectComplaint(/status of 500/u);
  await page.goto('/student-dashboard');
  await page.route('**/api/rpc/notification/list*', (route) =>
    route.fulfill({ status: 500, json: { json: {} } }),
  );
  await page.getByRole('button', { name: /^Notifications/u }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('alert')).toContainText('Couldn’t load notifications.');
  await picture(page, 'notifications-failed');
  await page.unrouteAll();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await picture(page, 'notifications-filled');
});

test('UX-03 a lost live connection is reported after a moment, the content stays, and the notice disappears on reconnect', async ({
  asStudent: page,
  watch,
}) => {
  watch.expectComplaint(/\/live/u);
  await page.clock.install();
  await page.route('**/live*', (route) => route.abort('connectionrefused'));
  await page.goto('/student-dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.clock.runFor(6_000);
  const banner = page.getByRole('status').filter({ hasText: 'Connection lost. Reconnecting...' });
  await expect(banner).toBeVisible();
  await picture(page, 'live-lost');
  await page.unrouteAll();
  await page.clock.runFor(40_000);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});
