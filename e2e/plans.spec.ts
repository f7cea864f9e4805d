import type { Page } from '@playwright/test';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { addOwner } from '#testing/add-owner.ts';
import { findFaults, themes } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';
import { standardToasts } from './toasts.ts';

/** Creates a draft, and publishes it if asked to, without the form. */
async function addPosting(page: Page, origin: string, title: string, isPublished: boolean) {
  const headers = { origin };
  const content = {
    ...emptyContent,
    title,
    primaryRole: 'Baker',
    duration: 'Full-time',
    skills: ['Bread'],
    description: 'Bread, by night.',
  };
  const made = await page.request.post('/api/own-postings', { headers, data: content });
  expect(made.ok(), await made.text()).toBe(true);
  const { id, version } = (await made.json()) as { id: string; version: number };
  if (!isPublished) return id;
  const data = { to: 'active', version };
  const moved = await page.request.post(`/api/own-postings/${id}/move`, { headers, data });
  expect(moved.ok(), await moved.text()).toBe(true);
  return id;
}

test('BILL-01 a company at its limit sees why, asks for a larger plan, gets it and publishes', async ({
  asNewStudent: { page },
  asAdmin: admin,
  origin,
  watch,
}) => {
  watch.allowComplaint(/status of 409/u);
  const { account } = await (await page.request.get('/api/account/me')).json();
  const company = `Rye and Sons ${Date.now().toString(36)}`;
  await addOwner(dataFolder, account.userId, company);
  for (let n = 1; n <= 4; n++) await addPosting(page, origin, `Baker ${n}`, true);

  await page.goto('/company-dashboard/jobs');
  await expect(page.getByText('4 of 5 open postings on the Starter plan')).toBeVisible();
  await addPosting(page, origin, 'Baker 5', true);
  const draft = await addPosting(page, origin, 'Night baker', false);

  await page.goto(`/company-dashboard/jobs/${draft}`);
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const refused = page.getByRole('alert').filter({ hasText: 'The Starter plan includes 5' });
  await expect(refused).toContainText('Close a posting you no longer need');
  await refused.getByRole('link', { name: 'See plans' }).click();

  await expect(page).toHaveURL(/\/company-dashboard\/plan$/u);
  await expect(page.getByRole('heading', { name: 'Starter plan' })).toBeVisible();
  await expect(page.getByText('5 of 5')).toBeVisible();
  expect(await findFaults(page, themes)).toEqual([]);
  await page.getByRole('button', { name: 'Request Business' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request the Business plan' });
  await expect(dialog).toContainText('You won’t be charged here.');
  await dialog
    .getByRole('textbox', { name: 'Message' })
    .fill('Please send the invoice to the bakery.');
  expect(await findFaults(page, themes)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^You requested Business on/u)).toBeVisible();

  await admin.goto(`/admin-dashboard/plans?state=open&search=${encodeURIComponent(company)}`);
  await expect(admin.getByText('Please send the invoice to the bakery.')).toBeVisible();
  expect(await findFaults(admin, themes)).toEqual([]);
  await admin.getByRole('button', { name: `Grant Business to ${company}` }).click();
  const grant = admin.getByRole('dialog', { name: `Grant Business to ${company}?` });
  await grant.getByRole('textbox', { name: 'Message' }).fill('Paid by invoice 12.');
  await grant.getByRole('button', { name: 'Grant plan' }).click();
  await expect(standardToasts(admin)).toContainText('Plan granted');
  await admin.goto(`/admin-dashboard/plans/subscriptions?search=${encodeURIComponent(company)}`);
  await expect(admin.getByRole('row', { name: company })).toContainText('Business');
  expect(await findFaults(admin, themes)).toEqual([]);

  // The owner's open page follows.
  await expect(page.getByRole('heading', { name: 'Business plan' })).toBeVisible();
  await page.getByRole('button', { name: 'Request Business renewal' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Business renewal' })).toBeVisible();
  await page.goto(`/company-dashboard/jobs/${draft}`);
  await publish.click();
  await expect(standardToasts(page)).toContainText('“Night baker” published');
  await page.goto('/company-dashboard/settings/account');
  await expect(page.getByRole('main')).toContainText('Open postings: 6 of 25');
});

test('BILL-01 buttons of the price page lead each reader to something real', async ({
  asVisitor,
  asStudent,
  asRecruiter,
  asAdmin,
}) => {
  const company = '/?plans=company#pricing';
  const link = (page: Page, name: string) =>
    page.locator('#pricing').getByRole('link', { name, exact: true });
  await asVisitor.goto('/#pricing');
  await expect(link(asVisitor, 'Start with Free').first()).toHaveAttribute('href', '/signup');
  await asStudent.goto('/#pricing');
  await link(asStudent, 'Upgrade to Premium').click();
  await expect(asStudent.getByRole('dialog', { name: 'Request the Premium plan' })).toBeVisible();
  await asRecruiter.goto(company);
  const card = (plan: string) =>
    asRecruiter
      .locator('#pricing li')
      .filter({ has: asRecruiter.getByRole('heading', { name: plan }) });
  await expect(card('Business').getByRole('link')).toHaveText('Your plan');
  await expect(card('Starter').getByRole('link')).toHaveCount(0);
  await link(asRecruiter, 'Upgrade to Enterprise').click();
  await expect(
    asRecruiter.getByRole('dialog', { name: 'Request the Enterprise plan' }),
  ).toBeVisible();
  await asAdmin.goto(company);
  await link(asAdmin, 'Plan requests').first().click();
  await expect(asAdmin.getByRole('heading', { name: 'Plans', exact: true })).toBeVisible();
});
