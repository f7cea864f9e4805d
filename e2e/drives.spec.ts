import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const path = '/student-dashboard/off-campus';

test('PRAC-06 a student follows a drive, enters results, marks a status and opens the calendar', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard');
  await page.getByRole('link', { name: 'Off-Campus' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off-campus Placement Calendar');
  const quote = await page.locator('blockquote').textContent();
  const row = page.getByRole('row').filter({ hasText: 'Mudranet Payments' });
  await row.getByRole('button', { name: /^Follow / }).click();
  await expect(
    page.getByText('Following Mudranet Payments. We’ll remind you of its dates.', {
      exact: true,
    }),
  ).toBeVisible();
  await row.getByRole('combobox').selectOption('interested');
  await expect(page.getByText('Status saved', { exact: true })).toBeVisible();
  await expectNoFaults(page, 'table of drives', 0);
  // On a phone the description has the width of the card, less the room of the row's button.
  await page.setViewportSize({ width: 360, height: 800 });
  const described = await row.getByRole('rowheader').locator('p').last().boundingBox();
  expect(described?.width).toBeGreaterThan(240);
  await page.setViewportSize({ width: 1280, height: 800 });
  await row.getByRole('button', { name: /^Add / }).click();
  const form = page.getByRole('dialog', { name: 'Your academic results' });
  await form.getByLabel('Degree: CGPA out of 10').fill('11');
  await form.getByRole('button', { name: 'Save results' }).click();
  await expect(form.getByText('Enter a CGPA between 0 and 10.')).toBeVisible();
  await form.getByLabel('Degree: CGPA out of 10').fill('7.5');
  await form.getByRole('button', { name: 'Save results' }).click();
  await expect(row.getByText('Not eligible')).toBeVisible();
  await expect(row.getByText('Degree: at least 80% or 8.5 CGPA')).toBeVisible();
  await page.getByRole('link', { name: 'Following' }).click();
  await expect(page).toHaveURL(`${path}?show=following`);
  await expect(page.getByText('1 drive', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('table', { name: /^Dates in / })).toBeVisible();
  await expect(page.locator('blockquote')).toHaveText(quote ?? '');
  await expectNoFaults(page, 'calendar of drives', 1);
});
