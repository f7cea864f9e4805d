import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { expect, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';
import { reviewedDoubts } from './reviewed-doubts.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every fault on the page, and every doubt that nobody has looked at yet, as one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(tags)
    .analyze();
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map((node) => lineOf('fault', id, node))),
    ...incomplete.flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isReviewed(id, node)).map((node) => lineOf('doubt', id, node)),
    ),
  ];
}

function lineOf(kind: string, rule: string, node: NodeResult): string {
  return `${kind} ${rule} [${reasonsOf(node).join()}]: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`;
}

function isReviewed(rule: string, node: NodeResult): boolean {
  return reviewedDoubts.some(
    (doubt) =>
      doubt.rule === rule &&
      (doubt.html?.test(node.html) ?? true) &&
      (doubt.reasons === undefined ||
        reasonsOf(node).some((reason) => doubt.reasons?.includes(reason))),
  );
}

function reasonsOf({ any, all, none }: NodeResult): string[] {
  return [...any, ...all, ...none].flatMap(
    (check) => (check.data as { messageKey?: string } | null)?.messageKey ?? [],
  );
}

const routes = {
  asVisitor: [
    '/',
    '/careers',
    '/login',
    '/login?error=not-allowed',
    '/signup',
    '/no-such-page',
    '/mailbox',
    'form',
  ],
  asStudent: [
    '/careers',
    'form',
    '/student-dashboard',
    '/student-dashboard?status=declined',
    '/student-dashboard/settings',
  ],
  asRecruiter: [
    ...['/company-dashboard', '/company-dashboard/applications', '/company-dashboard/jobs', 'form'],
    ...['/company-dashboard/applications?search=nobody-is-called-this'],
    ...['/company-dashboard/applications?view=board'],
  ],
  asAdmin: ['/admin-dashboard', '/admin-dashboard/users'],
} as const;

for (const role of ['asVisitor', 'asStudent', 'asRecruiter', 'asAdmin'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`A11Y-01 no page ${role} has a fault that axe knows, ${theme}, at ${width} px`, async ({
        asVisitor,
        asStudent,
        asRecruiter,
        asAdmin,
        watch,
      }) => {
        const page = { asVisitor, asStudent, asRecruiter, asAdmin }[role];
        if (role === 'asVisitor') watch.expectComplaint(/status of 404/u);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const [form = ''] = await formPaths(page, homeCompany);
        for (const path of routes[role]) {
          await page.goto(path === 'form' ? form : path);
          await page.evaluate(
            (wanted) => (document.documentElement.dataset['theme'] = wanted),
            theme,
          );
          expect.soft(await faults(page), path).toEqual([]);
        }
      });
    }
  }
}

const layers = {
  asVisitor: async (page: Page, check: (what: string) => Promise<void>) => {
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await check('login refused');
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Create account' }).click();
    await check('sign-up refused');
    if ((page.viewportSize()?.width ?? 0) > 1000) return;
    await page.getByRole('button', { name: 'Open menu' }).click();
    await check('mobile menu');
  },
  asStudent: async (page: Page, check: (what: string) => Promise<void>) => {
    await page.goto('/student-dashboard');
    await expect(page.getByText('You have not applied anywhere yet')).toBeVisible();
    await check('no applications yet');
    await page.getByRole('button', { name: /^Notifications/u }).click();
    await expect(page.getByText('No notifications yet')).toBeVisible();
    await check('no notifications yet');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account menu of/u }).click();
    await check('account menu');
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await check('logout dialog');
    const [form = ''] = await formPaths(page, homeCompany);
    await page.goto(form);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await check('application refused');
  },
  asRecruiter: async (page: Page, check: (what: string) => Promise<void>) => {
    await page.goto('/company-dashboard/applications?status=pending');
    await page.getByRole('row').nth(1).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'History' })).toBeVisible();
    await check('application in a drawer');
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByRole('region', { name: 'Selected applications' })).toBeVisible();
    await check('bulk bar');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page
      .getByRole('button', { name: /^Move the application/u })
      .first()
      .click();
    await check('move menu');
    await page.getByRole('menuitem', { name: 'Reject...' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reject application' }).click();
    await check('reject dialog with an error');
  },
} as const;

for (const role of ['asVisitor', 'asStudent', 'asRecruiter'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`A11Y-01 no open layer, refusal or empty list ${role} has a fault that axe knows, ${theme}, at ${width} px`, async ({
        asVisitor,
        asNewStudent,
        asRecruiter,
      }) => {
        const page = { asVisitor, asStudent: asNewStudent.page, asRecruiter }[role];
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await layers[role](page, async (what) => {
          await page.evaluate(
            (wanted) => (document.documentElement.dataset['theme'] = wanted),
            theme,
          );
          expect.soft(await faults(page), what).toEqual([]);
        });
      });
    }
  }
}
