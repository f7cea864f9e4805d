import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { expect, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';
import { reviewedDoubts } from './reviewed-doubts.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const themes = ['light', 'dark'] as const;

/** The rules that a theme can break; all others look at what is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Every fault on the page in either theme, and every doubt that nobody has looked at yet, as one line each. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate((wanted) => (document.documentElement.dataset['theme'] = wanted), theme);
    const lines = await faultsNow(page, theme === 'light' ? null : colourRules);
    found.push(...lines.map((line) => `${theme}: ${line}`));
  }
  return found;
}

async function faultsNow(page: Page, rules: string[] | null): Promise<string[]> {
  // What is in order is not described node by node.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations', 'incomplete'] });
  const asked = rules === null ? axe.withTags(tags) : axe.withRules(rules);
  const { violations, incomplete } = await asked.analyze();
  // What a modal window covers can't be pressed, whatever part of it still shows.
  const hasWindow = (await page.locator('dialog:modal').count()) > 0;
  const isCovered = (id: string, node: NodeResult) =>
    hasWindow && id === 'target-size' && reasonsOf(node).includes('partiallyObscured');
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.filter((node) => !isCovered(id, node)).map((node) => lineOf('fault', id, node)),
    ),
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

/** The address that opens the student's newest application. */
async function linked(page: Page): Promise<string> {
  const answer = await page.request.get('/api/own-applications');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/student-dashboard?application=${items[0]?.id}`;
}

/** The address of the topic that is liked most. */
async function topic(page: Page): Promise<string> {
  const answer = await page.request.get('/api/forum/topics?order=liked');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/community/forum/${items[0]?.id}`;
}

async function addressOf(page: Page, path: string, form: string): Promise<string> {
  if (path === 'form') return form;
  if (path === 'linked') return linked(page);
  return path === 'topic' ? topic(page) : path;
}

const routes = {
  asVisitor: [
    '/',
    '/?features=company&stories=company&page=2&plans=company&period=yearly',
    ...['/about', '/students', '/companies', '/features', '/matching', '/ai-resume-builder'],
    ...['/mock-interviews', '/job-board', '/blockchain-verification'],
    '/careers',
    '/jobs?q=engineer&type=Full-time&salaryMin=10000&view=grid',
    '/jobs?q=nothing-is-called-this&location=Pune',
    '/login',
    '/login?error=not-allowed',
    '/login?notice=check-email',
    '/login?notice=reset-sent',
    '/signup',
    '/forgot-password',
    '/confirm-email',
    '/reset-password',
    '/reset-password?token=unknown',
    '/companies/request',
    '/companies/request?sent=waiting',
    '/no-such-page',
    '/mailbox',
    'form',
  ],
  asReader: [
    ...['/blog', '/blog?tag=Hiring', '/blog/bullets-that-show-results', '/press'],
    ...['/terms', '/privacy', '/cookies'],
    ...['/community', '/community/events', '/community/events?when=past', '/community/forum'],
    ...['/community/forum?search=no-such-word', '/community/events/writing-to-strangers'],
    ...['/community/events/ask-a-hiring-team-anything', '/community/events/leave?token=x', 'topic'],
  ],
  asStudent: [
    ...['/student-dashboard/settings', '/student-dashboard/settings/security'],
    ...['/student-dashboard/settings/preferences', '/student-dashboard/settings/privacy'],
    ...['/student-dashboard/settings/account', '/student-dashboard/update-profile'],
    '/careers',
    'form',
    '/student-dashboard/jobs?q=engineer&remote=yes&salaryMin=5&deadline=15',
    '/student-dashboard',
    '/student-dashboard?status=declined',
    'linked',
    '/student-dashboard/settings',
    ...['topic', '/community/forum/new', '/community/events/ask-a-hiring-team-anything'],
  ],
  asRecruiter: [
    ...['/company-dashboard/settings', '/company-dashboard/settings/security'],
    ...['/company-dashboard/settings/preferences', '/company-dashboard/settings/privacy'],
    ...['/company-dashboard/settings/account', '/company-dashboard/update-profile'],
    ...['/company-dashboard', '/company-dashboard/applications', '/company-dashboard/jobs', 'form'],
    ...['/company-dashboard/applications?search=nobody-is-called-this'],
    ...['/company-dashboard/jobs?search=no-such-job', '/company-dashboard/jobs/new'],
    '/company-dashboard/jobs/new?view=preview',
  ],
  asAdmin: [
    ...['/admin-dashboard', '/admin-dashboard/users', '/admin-dashboard/users/admins'],
    ...['/admin-dashboard/users?search=nobody-is-called-this', '/admin-dashboard/company-users'],
    ...['/admin-dashboard/settings', '/admin-dashboard/settings/security'],
    ...['/admin-dashboard/my-settings', '/admin-dashboard/my-settings/security'],
    ...['/admin-dashboard/my-settings/preferences', '/admin-dashboard/my-settings/privacy'],
    ...['/admin-dashboard/my-settings/account', '/admin-dashboard/update-profile'],
    ...['/admin-dashboard/companies', '/admin-dashboard/companies?search=nobody-is-called-this'],
    ...['/admin-dashboard/jobs', '/admin-dashboard/jobs?search=nobody-is-called-this'],
    '/admin-dashboard/system',
    ...['/admin-dashboard/moderation', '/admin-dashboard/moderation/messages'],
    ...['/admin-dashboard/moderation/newsletter', '/admin-dashboard/moderation/events'],
    ...['/admin-dashboard/security', '/admin-dashboard/security?search=no-such-thing'],
    ...['/company-dashboard/applications?view=board'],
  ],
} as const;

for (const role of ['asVisitor', 'asReader', 'asStudent', 'asRecruiter', 'asAdmin'] as const) {
  for (const width of [360, 1280]) {
    test(`A11Y-01 no page ${role} has a fault that axe knows in either theme at ${width} px`, async ({
      asVisitor,
      asStudent,
      asRecruiter,
      asAdmin,
      watch,
    }) => {
      test.slow();
      const page = { asVisitor, asReader: asVisitor, asStudent, asRecruiter, asAdmin }[role];
      if (role === 'asVisitor') watch.expectComplaint(/status of 404/u);
      await page.setViewportSize({ width, height: 800 });
      const [form = ''] = await formPaths(page, homeCompany);
      for (const path of routes[role]) {
        await page.goto(await addressOf(page, path, form));
        expect.soft(await faults(page), path).toEqual([]);
      }
    });
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
    await page.goto('/companies/request');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByLabel('Company Name')).toHaveAccessibleDescription(
      'Please fill this in.',
    );
    await check('company request refused');
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
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    await check('palette');
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
  asAdmin: async (page: Page, check: (what: string) => Promise<void>) => {
    const open = async (name: RegExp) => page.getByRole('button', { name }).first().click();
    await page.goto('/admin-dashboard/companies?status=pending');
    await open(/^Actions for/u);
    await check('company menu');
    await page.getByRole('menuitem', { name: 'Reject' }).click();
    await check('question before a rejection');
    await page.keyboard.press('Escape');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog', { name: 'Company Details' })).toBeVisible();
    await check('company details');
    await page.keyboard.press('Escape');
    await open(/^Add Company$/u);
    await open(/^Create Company Account$/u);
    await check('company form with errors');
    await page.goto('/admin-dashboard/company-users');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'Reset Password' }).click();
    await page.getByLabel('Make a new password now').check();
    await check('reset of a company’s password');
    await page.keyboard.press('Escape');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'Delete Company' }).click();
    await check('question before a company is deleted');
    await page.goto('/admin-dashboard/users');
    await open(/^Actions for/u);
    await check('user menu');
    await page.getByRole('menuitem', { name: 'Change Role' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^Company/u)
      .first()
      .check();
    await check('change of a role');
    await page.keyboard.press('Escape');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await open(/^Delete account$/u);
    await check('question before a user is deleted');
    await page.keyboard.press('Escape');
    await open(/^Add User$/u);
    await open(/^Add user and send link$/u);
    await check('user form with errors');
    await page.goto('/admin-dashboard/settings');
    await page.getByLabel('Platform name').fill('');
    await open(/^Save settings$/u);
    await check('settings with an error');
    await page.getByRole('button', { name: 'Undo changes' }).click();
    await page.goto('/admin-dashboard/jobs');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'Delete Job' }).click();
    await check('question before a deletion');
    await page.keyboard.press('Escape');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog').getByText('Job ID')).toBeVisible();
    await check('job details');
    await page.keyboard.press('Escape');
    await open(/^Add Job$/u);
    await open(/^Create Job$/u);
    await check('job form with errors');
  },
} as const;

for (const role of ['asVisitor', 'asStudent', 'asRecruiter', 'asAdmin'] as const) {
  for (const width of [360, 1280]) {
    test(`A11Y-01 no open layer, refusal or empty list ${role} has a fault that axe knows in either theme at ${width} px`, async ({
      asVisitor,
      asNewStudent,
      asRecruiter,
      asAdmin,
      watch,
    }) => {
      const page = { asVisitor, asStudent: asNewStudent.page, asRecruiter, asAdmin }[role];
      if (role === 'asVisitor') watch.expectComplaint(/status of 422/u);
      await page.setViewportSize({ width, height: 800 });
      await layers[role](page, async (what) => {
        expect.soft(await faults(page), what).toEqual([]);
      });
    });
  }
}

for (const width of [360, 1280]) {
  test(`A11Y-01 the resume builder has no fault that axe knows in either theme at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const check = async (what: string) => expect.soft(await faults(page), what).toEqual([]);
    await page.goto('/student-dashboard/resume');
    await check('ways to begin');
    await page.getByRole('button', { name: /^Start empty/u }).click();
    await page.getByLabel('First name').fill('Asha');
    for (const name of ['Personal', 'Education', 'Experience', 'Skills', 'Template']) {
      await page.getByRole('tab', { name }).click();
      if (name === 'Experience') {
        await page.getByRole('button', { name: 'Add a project' }).click();
        await page.getByRole('button', { name: 'Add a section of your own' }).click();
      }
      if (name === 'Skills') {
        await page.getByRole('textbox', { name: 'Skills' }).fill('Bread, Cakes');
        await page.getByText('Levels and groups').click();
        await page.getByRole('button', { name: 'Add a language' }).click();
      }
      await check(name);
    }
    for (const item of ['Versions', 'Share a link']) {
      await page.getByRole('button', { name: 'More for this resume' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('dialog', { name: item })).toBeVisible();
      await check(item);
      await page.keyboard.press('Escape');
    }
    if (width < 1000) {
      await page.getByRole('radio', { name: 'Preview' }).check();
      await expect(page.getByRole('img', { name: /^Page 1 of/u })).toBeVisible();
      await check('preview');
    }
    await page.goto('/student-dashboard/resume/all');
    await check('all resumes');
  });
}
