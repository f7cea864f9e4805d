import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const path = '/student-dashboard/interviews';
const story =
  'During my internship in Pune I had to plan the schedule of twelve nurses. I asked each of them for their wishes, wrote a first plan and changed it twice. In the end nobody worked two weekends in a row.';

test('PRAC-03 a student goes from the menu to feedback, and a reload keeps the answer, on a phone too', async ({
  asNewStudent: { page },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Mock Interviews' })).toBeVisible();
  await expect(
    page.getByText('0 of 3 mock interviews used this month on the Free plan.'),
  ).toBeVisible();
  await expectNoFaults(page, path, 0);
  await page.getByRole('link', { name: 'Behavioral' }).click();
  await page.getByLabel('Domain').selectOption('hr');
  await page.getByLabel('Experience Level').selectOption('junior');
  await page.getByRole('button', { name: 'Start session' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.getByLabel('What you said').fill(story);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What you said')).toHaveValue(story);
  await page.getByRole('button', { name: 'Get feedback' }).click();
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback.getByRole('img', { name: /^Score \d+ of 100/u })).toBeVisible();
  await expect(feedback.getByRole('blockquote').first()).toBeVisible();
  await expectNoFaults(page, `${path}/sessions`, 1);
  await page.getByRole('button', { name: 'Finish session now' }).click();
  await expect(page.getByText('1 of 3 answered')).toBeVisible();
  await page.getByRole('link', { name: 'My Progress' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  await page.getByText('Show as table').first().click();
  await expect(page.getByRole('table').first()).toContainText('Behavioral');
  await expectNoFaults(page, `${path}/progress`, 2);
});

test('PRAC-03 real mode shows a question with its timer and gives feedback at the end', async ({
  asNewStudent: { page },
}) => {
  await page.goto(`${path}/technical`);
  await page.getByLabel('Domain').selectOption('sales');
  await page.getByLabel('Experience Level').selectOption('lead');
  await page.getByRole('radio', { name: /Real mode/u }).check();
  await page.getByLabel('Time for each question').selectOption('120');
  await page.getByRole('button', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Show question 1' }).click();
  await expect(page.getByRole('timer')).toContainText(/^(?:2:00|1:5\d)$/u);
  await page.getByLabel('What you said').fill(story);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByRole('button', { name: 'Show question 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish session now' }).click();
  await expect(page.getByRole('img', { name: /^Score \d+ of 100/u }).first()).toBeVisible();
});

test('PRAC-03 an answer survives skipping, going back and a lost connection, and is never handed in half', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/saveAnswer|ERR_FAILED/u);
  await page.goto(`${path}/behavioral`);
  await page.getByLabel('Domain').selectOption('hr');
  await page.getByLabel('Experience Level').selectOption('junior');
  await page.getByRole('button', { name: 'Start session' }).click();
  const box = page.getByLabel('What you said');
  await box.fill('I asked the team first.');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(box).toHaveValue('I asked the team first.');
  await box.fill(story);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const saving = '**/api/rpc/practice/saveAnswer';
  await page.route(saving, (route) => route.abort());
  await box.fill(`${story} They still use my plan.`);
  await page.getByRole('button', { name: 'Get feedback' }).click();
  await expect(page.getByText('Not saved', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Feedback' })).toBeHidden();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await page.unroute(saving);
  await page.getByRole('button', { name: 'Get feedback' }).click();
  await expect(page.getByRole('region', { name: 'Feedback' })).toBeVisible();
  await expect(page.getByText('They still use my plan.').first()).toBeVisible();
});
