import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { noticeToasts, standardKey, standardToasts } from './toasts.ts';

async function raise(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the login page with a fake clock, so that waiting takes no time. */
async function openLogin(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
}

/** Checks how long each message of a toaster stayed, in milliseconds, once all are gone. */
async function stays(page: Page, name: RegExp): Promise<void> {
  // Any key press loads the toaster.
  await page.keyboard.press('Shift');
  await page.getByRole('region', { name }).evaluate((region) => {
    const since = new Map<Node, number>();
    const lasted: number[] = [];
    Object.assign(window, { lasted });
    new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes)
          if (node.nodeName === 'LI') since.set(node, performance.now());
        for (const node of change.removedNodes) {
          const start = since.get(node);
          if (start !== undefined) lasted.push(performance.now() - start);
        }
      }
    }).observe(region, { childList: true, subtree: true });
  });
}

const lasted = (page: Page) =>
  page.evaluate(() => (window as unknown as { lasted: number[] }).lasted);

test('GEN-07 standard toasts show one at a time, for five seconds', async ({ asVisitor: page }) => {
  await page.goto('/login');
  await stays(page, standardKey);
  await raise(page);
  await expect(standardToasts(page)).toHaveCount(1);
  await raise(page);
  await expect(standardToasts(page)).toHaveCount(1);
  await expect.poll(() => lasted(page), { timeout: 15_000 }).toHaveLength(2);
  const [first = 0, second = 0] = await lasted(page);
  expect(first, 'gave way at once').toBeLessThan(4_000);
  expect(second).toBeGreaterThan(4_900);
  expect(second).toBeLessThan(6_500);
});

test('A11Y-11 a toast waits while it has the pointer or the focus, and F8 reaches it', async ({
  asVisitor: page,
}) => {
  await openLogin(page);
  await raise(page);
  await expect(standardToasts(page)).toHaveCount(1);
  const field = page.getByLabel('Password', { exact: true });
  await field.focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(standardToasts(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(standardToasts(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  for (const key of ['F8', 'Alt+KeyT']) {
    await page.keyboard.press(key);
    await expect(field, `${key} does nothing without a message`).toBeFocused();
  }

  await raise(page);
  await standardToasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(standardToasts(page)).toHaveCount(1);
  await page.mouse.move(10, 10);
  await page.clock.runFor(5_500);
  await expect(standardToasts(page)).toHaveCount(0);
});

test('A11Y-11 a toast ends by itself after another was closed under the pointer', async ({
  asVisitor: page,
}) => {
  await openLogin(page);
  await raise(page);
  await standardToasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(standardToasts(page)).toHaveCount(0);
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Enter');
  await expect(standardToasts(page)).toHaveCount(1);
  await page.clock.runFor(5_500);
  await expect(standardToasts(page)).toHaveCount(0);
});

test('A11Y-11 a toast is announced politely and takes no focus', async ({ asVisitor: page }) => {
  await openLogin(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await expect(standardToasts(page)).toHaveCount(1);
  await expect(page.getByLabel('Email')).toBeFocused();
  const spoken = page.locator('[role=status][aria-live=polite]', { hasText: 'Sign in failed' });
  await expect(spoken).toHaveCount(1);
  await expect(page.locator('[aria-live=assertive]')).toHaveCount(0);
});

test('GEN-07 up to three notices show for four seconds, at most 356 px wide, and Alt+T reaches them', async ({
  asNewStudent: { page },
}) => {
  await page.route('**/live*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: moves(4) }),
  );
  await page.clock.install();
  await page.goto('/student-dashboard');
  const notes = noticeToasts(page);
  await expect(notes).toHaveCount(3);
  await expect(notes.first()).toContainText('Company 2');
  const box = await notes.first().boundingBox();
  expect(box?.width).toBe(356);
  await page.keyboard.press('Alt+KeyT');
  await expect(notes.last().getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(notes).toHaveCount(3);
  await page.getByRole('link', { name: 'Firstrung' }).first().focus();
  await page.clock.runFor(4_500);
  await expect(notes).toHaveCount(0);
});

function moves(count: number): string {
  const id = '00000000-0000-7000-8000-00000000000';
  return Array.from({ length: count }, (_, at) => {
    const data = {
      kind: 'application.moved',
      applicationId: id + at,
      postingId: id + at,
      postingTitle: 'Tester',
    };
    const event = {
      id: String(at),
      kind: 'notification',
      data: { ...data, companyName: `Company ${at + 1}`, to: 'under_review' },
    };
    return `id: ${at}\ndata: ${JSON.stringify(event)}\n\n`;
  }).join('');
}
