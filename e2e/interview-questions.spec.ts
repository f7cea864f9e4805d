import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const path = '/student-dashboard/interview-questions';
const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function generate(page: Page, count: string): Promise<void> {
  await page.getByLabel('Domain').selectOption({ label: 'Design' });
  await page.getByLabel('Experience Level').selectOption({ label: 'Mid-Level' });
  await page.getByLabel('Number of Questions').selectOption(count);
  await page.getByRole('button', { name: 'Generate Questions' }).click();
  await expect(cards(page)).toHaveCount(Number(count));
}

test('PRAC-01 a student goes from the menu to a set, copies it, and gets other questions with Regenerate', async ({
  asNewStudent: { page, context },
  origin,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await page.goto('/student-dashboard');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Interview Questions' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Interview Questions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Questions' })).toContainText(
    'No questions generated yet. Use the form to create your first set of interview questions.',
  );
  await expect(page.getByRole('button', { name: 'Generate Questions' })).toBeDisabled();
  await expect(page.getByLabel('Number of Questions')).toHaveValue('10');
  await generate(page, '15');
  await expect(standardToasts(page)).toContainText('Questions Generated!');
  await expect(standardToasts(page)).toContainText(
    'Successfully generated 15 interview questions.',
  );
  const first = await titles(page);
  expect(new Set(first).size).toBe(15);

  await page.getByRole('button', { name: 'Copy question 2' }).click();
  await expect(standardToasts(page)).toContainText('Question copied to clipboard.');
  await expect(page.getByRole('button', { name: 'Question 2 copied' })).toBeVisible();
  expect(await copied(page)).toBe(first[1]);
  await expect(page.getByRole('button', { name: 'Copy question 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy All' }).click();
  await expect(standardToasts(page)).toContainText('All questions copied to clipboard.');
  expect(await copied(page)).toContain(`15. ${first[14]}`);

  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first[0] ?? '');
  expect((await titles(page)).filter((title) => first.includes(title))).toEqual([]);
  // Four sets of 15 are more than a level has.
  for (let drawn = 2; drawn < 4; drawn++) {
    const answer = page.waitForResponse(/question\/createSet/u);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await answer;
  }
  await expect(
    page.getByText(/You’ve seen every question .+ of these are repeats\./u),
  ).toBeVisible();
  const shown = await titles(page);
  await page.reload();
  expect(await titles(page)).toEqual(shown);
});

test('PRAC-01 a set is marked, saved, renamed, opened and removed, on a phone too', async ({
  asNewStudent: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expectNoFaults(page, `${path} when empty`, 0);
  await generate(page, '5');
  const card = cards(page).first();
  await card.getByText('What a good answer covers').click();
  await expect(card.getByRole('listitem').first()).toBeVisible();
  const unsure = card.getByRole('button', { name: 'Unsure' });
  await unsure.click();
  await expect(unsure).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('5 questions · 1 unsure')).toBeVisible();
  await expectNoFaults(page, `${path} with a set`, 1);
  const shown = await titles(page);

  await page.getByRole('button', { name: 'Save set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save set' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Design · Mid-Level');
  await dialog.getByRole('button', { name: 'Save set' }).click();
  await expect(standardToasts(page)).toContainText('Set saved');
  await page.getByRole('link', { name: 'Saved sets' }).click();
  await page.getByRole('button', { name: 'Rename Design · Mid-Level' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename set' });
  await rename.getByLabel('Name').fill('Monday');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(standardToasts(page)).toContainText('Set renamed');
  await expectNoFaults(page, `${path}/saved`, 2);

  await page.getByRole('link', { name: 'Monday', exact: true }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByRole('heading', { level: 2, name: 'Monday' })).toBeVisible();
  expect(await titles(page)).toEqual(shown);
  await expect(unsure).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Monday' }).click();
  await expect(page.getByText('No saved sets yet')).toBeVisible();
  await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Monday', exact: true })).toBeVisible();
});

test('PRAC-01 a set that can’t be drawn or copied says so, and is drawn on the second try', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/status of 503/u);
  await page.goto(path);
  await page.route('**/question/createSet', (route) => route.fulfill({ status: 503 }), {
    times: 1,
  });
  await page.getByLabel('Domain').selectOption('sales');
  await page.getByLabel('Experience Level').selectOption('lead');
  await page.getByRole('button', { name: 'Generate Questions' }).click();
  await expect(standardToasts(page)).toContainText(
    'Failed to generate questions. Please try again.',
  );
  await standardToasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(10);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('No clipboard.'));
  });
  await page.getByRole('button', { name: 'Copy question 1', exact: true }).click();
  await expect(standardToasts(page)).toContainText('Failed to copy question.');
});

test('PRAC-01 questions that are due are reviewed one at a time', async ({ asStudent: page }) => {
  await page.goto(path);
  const review = page.getByRole('link', { name: /^Review \d+ questions$/u });
  const count = Number(/\d+/u.exec((await review.textContent()) ?? '')?.[0]);
  await review.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expectNoFaults(page, `${path}/review`, 3);
  const question = page.getByRole('article').getByRole('heading', { level: 2 });
  for (let number = 1; number <= count; number++) {
    await expect(page.getByText(`${number} of ${count}`)).toBeVisible();
    if (number > 1) await expect(question).toBeFocused();
    const answer = number === 1 ? 'Still unsure' : 'I know it now';
    await page.getByRole('button', { name: answer }).click();
  }
  await expect(page.getByText('Review complete')).toBeVisible();
  await expect(page.getByText(/The next question comes back on/u)).toBeVisible();
  await page.getByRole('link', { name: 'Go to questions' }).click();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await expect(review).toHaveCount(0);
});

test('PRAC-01 a company publishes questions with a job, students read them, and the company withdraws them', async ({
  asRecruiter,
  asNewStudent: { page },
}) => {
  const companies = `${path}/companies`;
  const title = 'Data Analyst, Fleet';
  const card = page.getByRole('listitem').filter({ hasText: title });
  await page.goto(path);
  await page.getByRole('link', { name: 'From companies' }).click();
  await expect(card).toContainText('When is a median better than a mean?');
  await expectNoFaults(page, companies, 4);

  await asRecruiter.goto(`/company-dashboard/jobs?search=${encodeURIComponent(title)}`);
  await asRecruiter.getByRole('button', { name: `Actions for ${title}` }).click();
  await asRecruiter.getByRole('menuitem', { name: 'Edit' }).click();
  const field = asRecruiter.getByRole('textbox', { name: 'Interview questions' });
  await field.fill(`${await field.inputValue()}\n- How late is late?`);
  await asRecruiter.getByRole('button', { name: 'Save changes' }).click();
  await expect(asRecruiter.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(card.getByText('How late is late?', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('searchbox', { name: 'Search by job or company' }).fill('no such job');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No questions match your search')).toBeVisible();
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(card).toBeVisible();

  await asRecruiter.getByLabel('Publish these questions to students').uncheck();
  await asRecruiter.getByRole('button', { name: 'Save changes' }).click();
  await expect(asRecruiter.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  // The next run finds them again.
  await asRecruiter.getByLabel('Publish these questions to students').check();
  await asRecruiter.getByRole('button', { name: 'Save changes' }).click();
  await expect(asRecruiter.getByText('All changes saved')).toBeVisible();
});
