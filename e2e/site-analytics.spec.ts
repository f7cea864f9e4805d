import { expect, test } from './fixtures.ts';

const analytics = '/admin-dashboard/analytics';

test('ADM-06 an administrator opens analytics, changes the period and sees what a figure counts', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'View analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page).toHaveTitle(/^Analytics/u);
  await page
    .getByRole('navigation', { name: 'Period' })
    .getByRole('link', { name: '1 year' })
    .click();
  await expect(page).toHaveURL(/range=1y/u);
  const figures = page.getByRole('table', { name: 'Activity' });
  const link = figures.getByRole('link', { name: /^Applications in this period/u });
  const count = Number((await link.innerText()).replaceAll(',', ''));
  expect(count).toBeGreaterThan(20);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  const shown = async () =>
    Number((await page.getByRole('status').innerText()).replaceAll(/\D/gu, ''));
  // Other journeys apply meanwhile.
  expect(await shown()).toBeGreaterThanOrEqual(count);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(/after=/u);
  await page.getByRole('link', { name: 'Analytics' }).first().click();
  await expect(page.getByRole('heading', { name: 'Registration split' })).toBeVisible();
});

test('ADM-06 the report downloads for the chosen period', async ({ asAdmin: page }) => {
  await page.goto(`${analytics}?range=90d`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Report' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('platform-analytics.csv');
  expect(file.url()).toContain('range=90d');
});
