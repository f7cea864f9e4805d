import type { Page } from '@playwright/test';
import { isSampled, sample, takeTurns } from '#testing/take-turns.ts';
import { expectNoFaults, findFaults, themes } from './axe-faults.ts';
import { expect, signUp, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';

const layers = {
  asVisitor: async (page: Page, check: (what: string) => Promise<void>) => {
    await page.goto('/login');
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
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
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await check('mobile menu');
  },
  asStudent: async (page: Page, check: (what: string) => Promise<void>) => {
    await page.goto('/student-dashboard');
    await expect(page.getByText('No applications yet')).toBeVisible();
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
    await page.getByRole('button', { name: /^Account menu for/u }).click();
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
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const tabs = page.getByRole('tablist').getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (let at = 0; at < (await tabs.count()); at += 1) {
      await tabs.nth(at).click();
      await check(`tab ${at + 1} of an application`);
    }
    const resume = page.getByRole('button', { name: 'Show resume' });
    if (await resume.isVisible()) {
      await resume.click();
      await check('resume of an application');
      await page.keyboard.press('Escape');
    }
    await page.goto('/company-dashboard/applications?status=pending');
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByRole('region', { name: 'Selected applications' })).toBeVisible();
    await check('bulk bar');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page
      .getByRole('button', { name: /^Move .+’s application/u })
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
    await expect(page.getByRole('alertdialog')).toBeVisible();
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
    await page.getByLabel('Set a temporary password').check();
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
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await check('question before a deletion');
    await page.keyboard.press('Escape');
    await open(/^Actions for/u);
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog').getByText('Job ID')).toBeVisible();
    await check('job details');
    await page.goto('/admin-dashboard/jobs/new');
    await open(/^Publish$/u);
    await check('job form with errors');
  },
} as const;

/** Half of the roles a day, the others the next. */
const roles = sample(['asVisitor', 'asStudent', 'asRecruiter', 'asAdmin'] as const, 2);

for (const role of roles) {
  test(`A11Y-01 open layers, refusals and empty lists pass axe in both themes on a phone and a desktop (${role})`, async ({
    open,
    openAs,
    origin,
  }) => {
    test.slow();
    const page = role === 'asStudent' ? await open() : await openAs(role);
    if (role === 'asStudent') await signUp(page, origin);
    let turn = 0;
    await layers[role](page, async (what) => {
      turn += 1;
      if (!isSampled(turn, 3)) return;
      await expectNoFaults(page, what, turn);
      await page.setViewportSize({ width: 1280, height: 800 });
    });
  });
}

for (const width of takeTurns([360, 1280], 0)) {
  test(`A11Y-01 the resume builder passes axe in both themes at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    let turn = 0;
    const check = async (what: string) => {
      turn += 1;
      if (!isSampled(turn, 3)) return;
      expect.soft(await findFaults(page, takeTurns(themes, turn)), what).toEqual([]);
    };
    await page.goto('/student-dashboard/resume');
    await check('ways to begin');
    await page.getByRole('button', { name: /^Start from scratch/u }).click();
    await page.getByLabel('First name').fill('Asha');
    for (const name of ['Personal', 'Education', 'Experience', 'Skills', 'Template']) {
      await page.getByRole('tab', { name }).click();
      if (name === 'Experience') {
        await page.getByRole('button', { name: 'Add a project' }).click();
        await page.getByRole('button', { name: 'Add custom section' }).click();
      }
      if (name === 'Skills') {
        await page.getByRole('textbox', { name: 'Skills' }).fill('Bread, Cakes');
        await page.getByText('Levels and groups').click();
        await page.getByRole('button', { name: 'Add a language' }).click();
      }
      await check(name);
    }
    for (const item of ['Versions', 'Share link']) {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page.getByRole('dialog', { name: item })).toBeVisible();
      await check(item);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export PDF' }).click();
    const exports = page.getByRole('dialog', { name: 'Download your resume' });
    await expect(exports.getByText('fields read back')).toHaveCount(5, { timeout: 60_000 });
    await check('exports');
    await page.keyboard.press('Escape');
    if (width < 1000) {
      await page.getByRole('radio', { name: 'Preview' }).check();
      await expect(page.getByRole('img', { name: /^Page 1 of/u })).toBeVisible();
      await check('preview');
    }
    await page.goto('/student-dashboard/resume/all');
    await check('all resumes');
    await page.goBack();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Share link' }).click();
    await page.getByLabel('Password').fill('rye');
    await page.getByRole('button', { name: 'Create link' }).click();
    const address = await page.getByLabel('Link address').inputValue();
    await check('a link');
    await page.goto(new URL(address).pathname);
    await check('a link that asks for its password');
    await page.getByLabel('Password').fill('rye');
    await page.getByRole('button', { name: 'Open resume' }).click();
    await expect(page.getByRole('img', { name: /^Page 1 of/u })).toBeVisible();
    await check('a shared resume');
  });
}
