import type { Page } from '@playwright/test';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI Suggestions' });
const cards = (page: Page) => dialog(page).getByRole('listitem');
const description = (page: Page) => page.getByLabel('Description').first();

test('RES-04 suggestions are accepted, dismissed and undone by keyboard, and saved', async ({
  asNewStudent: { page },
  watch,
}) => {
  // The reload may fall between a save and its response; the stored changes are then merged.
  watch.allowComplaint(/status of 409/u);
  await page.goto('/student-dashboard/resume');
  await page.getByRole('button', { name: /^Start from scratch/u }).click();
  await page.getByRole('tab', { name: 'Experience' }).click();
  await page.getByLabel('Start year').fill('2023');
  await page.getByLabel('End year').fill('2024');
  await description(page).fill(
    'Responsible for managing 5 interns\nHelped with the college website\nA survey was conducted in 3 schools',
  );
  await page.getByRole('button', { name: 'AI Suggestions' }).click();
  await expect(dialog(page).getByText('run in your browser, not from an AI model')).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  expect(await findFaults(page)).toEqual([]);

  const first = cards(page).first();
  await expect(first).toContainText('Instead: Managed 5 interns');
  await first.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(cards(page)).toHaveCount(2);
  // The next card takes the first one's place, and asks for information only the writer has.
  const answer = cards(page)
    .first()
    .getByRole('textbox', { name: /What did you do yourself/u });
  await expect(answer).toBeFocused();
  await answer.fill('Wrote 12 pages of the college website');
  await cards(page).first().getByRole('button', { name: 'Accept' }).click();
  await expect(cards(page)).toHaveCount(1);
  await cards(page).first().getByRole('button', { name: 'Dismiss' }).press('Space');
  await expect(dialog(page).getByRole('heading', { name: 'Nothing to improve' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Undo last' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  const written =
    'Managed 5 interns\nHelped with the college website\nA survey was conducted in 3 schools';
  await expect(description(page)).toHaveValue(written);
  await expect(page.locator('[data-save-state=saved]')).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue(written);
});
