import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const path = '/student-dashboard/skill-test';

async function start(page: Page, count: string): Promise<void> {
  await page.getByLabel('Domain').selectOption({ label: 'Frontend' });
  await page.getByLabel('Number of Questions').fill(count);
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Answers the question on the page with something. */
async function answer(page: Page): Promise<void> {
  const first = page.getByRole('radio').first();
  const text = page.getByRole('textbox', { name: 'Your answer' });
  if (await text.isVisible()) await text.fill('console.log(1);');
  else await first.check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('PRAC-02 a student goes from the menu through a test to its review and history', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard');
  await page.getByRole('link', { name: 'Skill Test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skill Test' })).toBeVisible();
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(standardToasts(page)).toContainText(
    'Please select a domain and number of questions',
  );
  await page.getByLabel('Domain').selectOption('frontend');
  await page.getByLabel('Number of Questions').fill('6');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(standardToasts(page)).toContainText('Please select between 1 and 5 questions');
  await start(page, '2');
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await answer(page);
  await expectNoFaults(page, `${path} when running`, 0);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 2')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Question 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit Test' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Submit the test?' });
  await expect(dialog).toContainText('One question is unanswered.');
  await dialog.getByRole('button', { name: 'Submit Test' }).click();

  await expect(standardToasts(page)).toContainText('Test Complete');
  await expect(standardToasts(page)).toContainText(
    'Your answers have been submitted successfully!',
  );
  await expect(page.getByText('Thank you for completing the test.')).toBeVisible();
  await expect(page.getByText('Why', { exact: true })).toHaveCount(2);
  await expectNoFaults(page, `${path}/results/…`, 1);
  await page.getByRole('link', { name: 'Results' }).click();
  await page.getByRole('link', { name: 'Frontend' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Test result' })).toBeVisible();
});

test('PRAC-02 GEN-07 a message left from before covers no button of a running test', async ({
  asNewStudent: { page },
}) => {
  await page.goto(path);
  const begin = page.getByRole('button', { name: 'Start Test' });
  await begin.click();
  const message = standardToasts(page);
  // Under the pointer it stays.
  await message.hover();
  await page.getByLabel('Domain').selectOption({ label: 'Frontend' });
  await page.getByLabel('Number of Questions').fill('2');
  await begin.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next' });
  for (const width of [360, 1000]) {
    await page.setViewportSize({ width, height: 560 });
    await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    const isCovered = async () => {
      const [under, over] = [await next.boundingBox(), await message.boundingBox()];
      if (!under || !over) throw new Error('Both are on the page.');
      return (
        under.x < over.x + over.width &&
        over.x < under.x + under.width &&
        under.y < over.y + over.height &&
        over.y < under.y + under.height
      );
    };
    await expect.poll(isCovered, `${width} px`).toBe(false);
    await expect(message).toBeVisible();
  }
});

test('PRAC-02 on a phone, a test that is left goes on where it was, and fits', async ({
  asNewStudent: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expectNoFaults(page, `${path} before a test`, 2);
  // The check may have left another width.
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, '1');
  await answer(page);
  // Code of any length scrolls by itself: the page stays as wide as the phone.
  await page.locator('article').evaluate((article) => {
    const code = article.querySelector('pre') ?? article.appendChild(document.createElement('pre'));
    code.className = 'overflow-x-auto';
    code.textContent = 'console.log(1); '.repeat(20);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goto('/student-dashboard');
  await page.goto(path);
  await expect(page.getByRole('timer')).toHaveText(/^[01]:\d\d$/u);
  await page.getByRole('button', { name: 'Submit Test' }).click();
  await expect(page.getByText('Thank you for completing the test.')).toBeVisible();
});
