import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

async function fill(page: Page, email = 'asha@example.test') {
  await page.getByLabel('Name', { exact: false }).first().fill('Asha Rao');
  await page.locator('form[action="/contact"] input[name=email]').fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('A question.');
}
const footer = (page: Page) => page.getByRole('contentinfo');

test('SITE-08 sending a message shows a toast and clears the form', async ({ asVisitor: page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await fill(page, 'asha');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A question.');
  await fill(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('SITE-04 a newsletter subscription from the footer is confirmed and cancelled by mailed links', async ({
  asVisitor: page,
}) => {
  const email = `reader.${Date.now()}@example.test`;
  await page.goto('/careers');
  await footer(page).getByLabel('Newsletter').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');

  const mailOf = async () => {
    await page.goto('/mailbox');
    return (await page.getByRole('main').innerText()).split(email)[1] ?? '';
  };
  await expect.poll(mailOf).toContain('/newsletter/confirm');
  const text = await mailOf();
  const [confirm = ''] = /\/newsletter\/confirm\?token=\S+/u.exec(text) ?? [];
  const [leave = ''] = /\/newsletter\/leave\?token=\S+/u.exec(text) ?? [];
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');
  await page.goto(confirm);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await page.goto(leave);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('UX-06 contact and newsletter work as plain forms with errors at their fields', async ({
    asVisitor: page,
    watch,
  }) => {
    watch.expectComplaint(/status of 422/u);
    await page.goto('/contact');
    await fill(page, 'asha');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await fill(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/sent=1/u);
    await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    await footer(page).getByLabel('Newsletter').fill('reader@example.test');
    await footer(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
  });
});

test('SITE-08 the contact page ends with links to sign-up and open positions', async ({
  asVisitor: page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Create your account', '/signup'],
    ['See open jobs', '/careers'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
});
