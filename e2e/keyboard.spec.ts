import type { Page } from '@playwright/test';
import { sample } from '#testing/take-turns.ts';
import { expect, mailedToken, newPerson, test, untilAwake } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';
import { pdf } from './sample-files.ts';

/** The focused element's role and name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'nothing';
    const label =
      at.getAttribute('aria-label') ??
      (at as HTMLInputElement).labels?.[0]?.textContent ??
      at.textContent;
    return `${at.tagName.toLowerCase()} ${(label ?? '').trim().replaceAll(/\s+/gu, ' ').slice(0, 60)}`.trim();
  });

/**
 * Checks that the focused element has a focus indicator and is visible: not covered by a sticky
 * element, and inside the viewport.
 */
async function checkFocus(page: Page): Promise<void> {
  // The browser scrolls the focused element into view a moment later.
  const problem = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return 'the focus is nowhere';
      const shows = [at, at.parentElement, at.closest('[class*=has-focus-visible]')].some(
        (element) => {
          if (!element) return false;
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          return (
            outlineStyle !== 'none' &&
            Number.parseFloat(outlineWidth) >= 1 &&
            !outlineColor.endsWith(', 0)')
          );
        },
      );
      if (!shows) return `the focus does not show on ${at.outerHTML.slice(0, 160)}`;
      const box = at.getBoundingClientRect();
      const [x, y] = [
        Math.max(1, box.left + Math.min(box.width / 2, 40)),
        box.top + box.height / 2,
      ];
      if (y < 0 || y > innerHeight || x > innerWidth)
        return `outside of the screen: ${at.outerHTML.slice(0, 160)}`;
      const over = document.elementFromPoint(x, y);
      const isOwn =
        over === null || at.contains(over) || over.contains(at) || over.closest('label') !== null;
      return isOwn
        ? null
        : `${at.outerHTML.slice(0, 120)} lies under ${over.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(problem, { intervals: [20, 50, 100] }).toBeNull();
}

/** Presses Tab until the wanted element has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, wanted: RegExp, { key = 'Tab', most = 70 } = {}): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now !== 'nothing') await checkFocus(page);
    passed.push(now);
    if (wanted.test(now)) return;
  }
  expect(passed, `${key} reaches ${String(wanted)}`).toContain(wanted);
}

const type = (page: Page, text: string) => page.keyboard.type(text);

test('A11Y-02 a student finds a job, signs up, applies and tracks the application by keyboard alone', async ({
  asVisitor: page,
}) => {
  const person = newPerson();
  await page.goto('/careers');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a Skip to content');
  await checkFocus(page);
  await page.keyboard.press('Enter');
  await tabTo(page, /^a View Open Positions$/u);
  await page.keyboard.press('Enter');
  // Waits for the smooth scroll to end: an element focused on the way would be scrolled out of
  // view.
  const top = () => page.locator('#positions').evaluate((at) => at.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  await tabTo(page, /^a Apply Now: /u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/job-application\//u);
  await expect.poll(() => focused(page)).toMatch(/^main/u);
  await tabTo(page, /^a Create an account$/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signup/u);
  await expect.poll(() => focused(page)).toMatch(/^main/u);
  await tabTo(page, /^input Full name/u);
  await type(page, person.name);
  await tabTo(page, /^input Email/u);
  await type(page, person.email);
  await tabTo(page, /^input Password/u);
  await type(page, person.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login\?notice=check-email/u);
  const token = await mailedToken(page.request, person.email);
  // The page redirects itself, so its own hydration can't be awaited.
  await page.evaluate((to) => window.location.assign(to), `/auth/callback?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeVisible();
  await untilAwake(page);
  await tabTo(page, /^input Phone/u);
  await type(page, '+91 98 1234 5678');
  await tabTo(page, /^textarea Cover letter/u);
  await type(page, 'Typed without a mouse.');
  // Registered early: a dialog that opens at the moment of registration is missed.
  const chooser = page.waitForEvent('filechooser', { timeout: 30_000 });
  await tabTo(page, /^input Resume/u);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(pdf());
  await tabTo(page, /^button Submit Application/u);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student-dashboard/u);
  // The new application is open, and the next key press is in it.
  await expect.poll(() => focused(page)).toMatch(/^summary Applied/u);
  await expect(
    page.getByRole('article').getByRole('link', { name: 'asha-verma.pdf' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await tabTo(page, /^button Account menu for/u, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Update Profile' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await checkFocus(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^button Account menu/u);
});

test('A11Y-02 a recruiter filters, opens, moves and rejects applications by keyboard alone', async ({
  asRecruiter: page,
  asNewStudent: { page: student, name, email },
}) => {
  const [path = ''] = await formPaths(student, homeCompany);
  await student.goto(path);
  await student.getByLabel('Resume').setInputFiles(pdf());
  await student.getByRole('button', { name: 'Submit Application' }).click();
  await expect(student).toHaveURL(/\/student-dashboard/u);

  await page.goto('/company-dashboard');
  await tabTo(page, /^a Applications$/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect.poll(() => focused(page)).toMatch(/^main/u);
  await tabTo(page, /^input Search applications/u);
  await type(page, email);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, new RegExp(`^a ${name}, `, 'u'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tabTo(page, /^button Move .* application for ./u);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(new RegExp(`^a ${name}, `, 'u'));

  await tabTo(page, /^button Move .* application for ./u);
  await page.keyboard.press('Enter');
  await page.keyboard.type('rej');
  await expect(page.getByRole('menuitem', { name: 'Reject...' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await tabTo(page, /^textarea Reason/u, { key: 'Shift+Tab', most: 8 });
  await type(page, 'Not this time.');
  await tabTo(page, /^button Reject application/u, { most: 8 });
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Rejected');
  await expect
    .poll(() => focused(page), 'the button is gone, the focus is not lost')
    .not.toBe('nothing');
});

test('A11Y-02 an administrator reaches every section by keyboard alone', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin-dashboard');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a Skip to content');
  for (const entry of ['Overview', 'Users', 'Companies', 'Jobs', 'Analytics', 'Settings'])
    await tabTo(page, new RegExp(`^a ${entry}$`, 'u'), { most: 6 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin-dashboard\/settings$/u);
  await expect.poll(() => focused(page)).toMatch(/^main/u);
  await tabTo(page, /^button Switch to dark theme/u, { key: 'Shift+Tab' });
  await page.keyboard.press('Space');
  await expect
    .poll(() => focused(page), 'the focus stays on the toggle')
    .toMatch(/^button Switch to light theme/u);
  await page.keyboard.press('Space');
});

const tabbed = [
  ['asVisitor', '/'],
  ['asVisitor', '/careers'],
  ['asVisitor', '/signup'],
  ['asStudent', '/student-dashboard'],
  ['asVisitor', '/companies/request'],
  ['asRecruiter', '/company-dashboard/applications'],
  ['asAdmin', '/admin-dashboard/companies'],
  ['asAdmin', '/admin-dashboard/jobs'],
  ['asAdmin', '/admin-dashboard/security'],
] as const;

for (const [role, path] of sample(tabbed, 3)) {
  test(`GEN-09 A11Y-02 every tab stop on ${path} has a visible focus, in both directions and on a small screen (${role})`, async ({
    openAs,
  }) => {
    const page = await openAs(role);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    const stops: string[] = [];
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
      stops.push(now);
      if (now === 'nothing') break;
      await checkFocus(page);
    }
    expect(stops.length).toBeGreaterThan(8);
    for (const stop of stops.toReversed().slice(1, 12)) {
      await page.keyboard.press('Shift+Tab');
      expect(await focused(page)).toBe(stop);
      await checkFocus(page);
    }
  });
}
