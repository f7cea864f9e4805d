import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pdf } from './sample-files.ts';

test.use({ javaScriptEnabled: false });

async function formOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/postings?limit=50');
  const { items } = (await answer.json()) as { items: { id: string; title: string }[] };
  const found = items.find((item) => item.title === title);
  expect(found, title).toBeDefined();
  return `/job-application/${found?.id ?? ''}`;
}

test('CAR-04 without scripts, questions are validated at their fields, and an earlier resume can be chosen', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/status of 422/u);
  const submit = page.getByRole('button', { name: 'Submit Application' });
  await page.goto(await formOf(page, 'Data Analyst, Fleet'));
  await page.getByLabel('Which question did you last answer').fill('Why it rains on Fridays.');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Resume').setInputFiles(pdf('mine.pdf'));
  await submit.click();
  const start = page.getByRole('group', { name: 'When could you start?' });
  await expect(start).toHaveAccessibleDescription('Answer this question.');
  await expect(page.getByRole('alert')).toContainText('1 field needs attention');
  await expect(page.getByLabel('Which question did you last answer')).toHaveValue(
    'Why it rains on Fridays.',
  );
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await start.getByRole('radio', { name: 'Later' }).check();
  await submit.click();
  await expect(page).toHaveURL(/\/student-dashboard/u);

  await page.goto(await formOf(page, 'Product Designer'));
  await page.getByLabel('Which screen').fill('The lift.');
  await page.getByRole('radio', { name: 'At once' }).check();
  await expect(page.getByRole('radio', { name: /^mine\.pdf/u })).toBeChecked();
  await expect(page.getByText('Drop your resume here, or choose a file')).toBeHidden();
  await submit.click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(page.getByRole('article')).toHaveCount(2);
});
