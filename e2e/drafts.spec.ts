import { expect, signIn, test, untilAwake } from './fixtures.ts';
import { openForm } from './postings.ts';
import { pdf } from './sample-files.ts';

test('CAR-07 a typed letter survives a reload, going back and an expired session, and is removed on sending', async ({
  asNewStudent: { page, context, email, password },
  origin,
  watch,
}) => {
  const path = await openForm(page);
  const letter = page.getByLabel('Cover letter');
  await letter.fill('Two evenings went into this letter.');
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept, 'kept even when typed before the scripts came').toContain('evenings');
  await page.goto('/careers');
  await page.goBack();
  await expect(letter).toHaveValue('Two evenings went into this letter.');
  await page.reload();
  await expect(letter).toHaveValue('Two evenings went into this letter.');
  await untilAwake(page);

  watch.expectComplaint(/status of 401/u);
  await context.clearCookies();
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/login\?error=sign-in-to-apply/u);
  await signIn(page, origin, email, password);
  await page.goto(path);
  await expect(letter).toHaveValue('Two evenings went into this letter.');

  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  expect(await kept()).not.toContain('evenings');
});

test('ADM-07 site settings that were not saved come back after a reload, which the page says', async ({
  asFreshAdmin: page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin-dashboard/settings');
  const name = page.getByLabel('Platform name');
  const before = await name.inputValue();
  await name.fill(`${before} again`);
  await page.reload();
  await expect(name).toHaveValue(`${before} again`);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(name).toHaveValue(before);
  await expect(page.getByText('Your unsaved changes were restored.')).toBeHidden();
});

test('AUTH-10 what a visitor typed into the request for a company account survives leaving and a reload, until it is sent', async ({
  asVisitor: page,
}) => {
  await page.goto('/companies/request');
  await untilAwake(page);
  const about = page.getByLabel('Company Description');
  await page.getByLabel('Company Name').fill('Ten People');
  await page.getByLabel('Contact Email').fill(`ten.${Date.now()}@example.test`);
  await page.getByLabel('Contact Name').fill('Mariam Haddad');
  await about.fill('Tools for small teams.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'For companies' }).click();
  await expect(page).toHaveURL(/\/companies$/u);
  await page.goBack();
  await expect(about).toHaveValue('Tools for small teams.');
  await page.reload();
  await expect(about).toHaveValue('Tools for small teams.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\?sent=received$/u);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('small teams');
});
