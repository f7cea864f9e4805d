import type { Page } from '@playwright/test';
import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';
import type { Watch } from './watched-pages.ts';

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
  await expect(page.getByLabel('Domain')).toBeFocused();
  await page.getByLabel('Domain').selectOption('frontend');
  await page.getByRole('button', { name: 'Start Test' }).click();
  // Only what is missing is marked.
  await expect(page.getByLabel('Number of Questions')).toBeFocused();
  await expect(page.getByLabel('Domain')).not.toHaveAttribute('aria-invalid');
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
  await expect(page.getByText('Question 2 of 2')).toBeVisible();
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

type Kind = 'choice' | 'output' | 'text' | 'function' | 'sql';

/** Starts tests until one has a question of these kinds after its first, and opens that question. */
async function openQuestion(page: Page, origin: string, kinds: readonly Kind[]) {
  const headers = { origin };
  for (let tries = 0; tries < 8; tries += 1) {
    const started = await page.request.post('/api/skill-tests', {
      data: { domain: 'backend', questionCount: 5 },
      headers,
    });
    expect(started.ok(), await started.text()).toBe(true);
    const { id, questions } = (await started.json()) as {
      id: string;
      questions: { place: number; kind: Kind; starter: string }[];
    };
    const question = questions.find(({ place, kind }) => place > 0 && kinds.includes(kind));
    if (question) {
      await page.goto(path);
      for (let at = 0; at < question.place; at += 1)
        await page.getByRole('button', { name: 'Next' }).click();
      return { id, ...question };
    }
    await page.request.post(`/api/skill-tests/${id}/submission`, { data: {}, headers });
  }
  throw new Error('No test has such a question.');
}

const storedAt = async (page: Page, place: number) => {
  const found = await page.request.get('/api/skill-tests/running');
  const { test: running } = (await found.json()) as { test: { questions: { answer: string }[] } };
  return running.questions[place]?.answer;
};

test('PRAC-02 a reload keeps every letter and the question, and isn’t leaving the page', async ({
  asNewStudent: { page },
  origin,
  watch,
}) => {
  // A save may arrive after the next page was loaded.
  watch.allowComplaint(/status of 409/u);
  const { id, place } = await openQuestion(page, origin, ['text', 'output']);
  const where = page.getByText(`Question ${place + 1} of 5`);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  const saved = page.getByText('Saved', { exact: true });
  let typed = '';
  for (const text of ['blue', ' green', ' red', ' gold']) {
    await field.press('End');
    await field.pressSequentially(text, { delay: 60 });
    typed += text;
    // Before, right at and after the save that comes every two seconds.
    await page.waitForTimeout(typed.length * 60);
    if (await saved.isVisible()) expect(await storedAt(page, place)).toBe(typed);
    await page.reload();
    await expect(where).toBeVisible();
    await expect(field).toHaveValue(typed);
  }
  await field.press('End');
  await field.pressSequentially('!');
  await expect(saved).toBeVisible();
  await expect(field).toHaveValue(`${typed}!`);
  expect(await storedAt(page, place)).toBe(`${typed}!`);

  const end = async () => {
    await page.request.post(`/api/skill-tests/${id}/submission`, { data: {}, headers: { origin } });
    const review = await page.request.get(`/api/skill-tests/${id}`);
    return ((await review.json()) as { tabSwitches: number }).tabSwitches;
  };
  // Another page in between does count.
  await page.goto('about:blank');
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('recordTabSwitch')),
    page.goto(path),
  ]);
  await expect(where).toBeVisible();
  expect(await end()).toBe(1);
});

test('PRAC-02 what is typed right before the page is closed is saved', async ({
  asNewStudent: { page },
  origin,
}) => {
  const { place } = await openQuestion(page, origin, ['text', 'output']);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('just in time');
  const colleague = await page.context().newPage();
  await page.close();
  await expect.poll(() => storedAt(colleague, place)).toBe('just in time');
});

test('PRAC-02 a code field that was emptied stays empty', async ({
  asNewStudent: { page },
  origin,
}) => {
  const { starter } = await openQuestion(page, origin, ['function', 'sql']);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toHaveValue(starter);
  await field.press('Control+A');
  await field.press('Delete');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(field).toHaveValue('');
});

/** Answers the question in another tab. */
async function answerElsewhere(page: Page, origin: string, place: number) {
  const version = await page.request.get('/api/skill-tests/running');
  const { test: running } = (await version.json()) as {
    test: { id: string; questions: { version: number }[] };
  };
  const written = await page.request.put(`/api/skill-tests/${running.id}/answers/${place}`, {
    data: { answer: 'there', version: running.questions[place]?.version },
    headers: { origin },
  });
  expect(written.ok(), await written.text()).toBe(true);
}

/** An answer that was also changed in another tab, and the message that says so. */
async function answerInTwoTabs(page: Page, origin: string, watch: Watch) {
  watch.expectComplaint(/status of 409/u);
  const { place } = await openQuestion(page, origin, ['text', 'output']);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('here');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await answerElsewhere(page, origin, place);
  await field.fill('here and now');
  const message = standardToasts(page);
  await expect(message).toContainText(`Question ${place + 1} was also changed in another tab`);
  return { place, field, message };
}

test('PRAC-02 GEN-07 a message that stays covers no button of a running test', async ({
  asNewStudent: { page },
  origin,
  watch,
}) => {
  const { message } = await answerInTwoTabs(page, origin, watch);
  // Under the pointer it stays.
  await message.hover();
  const next = page.getByRole('button', { name: /^(?:Next|Submit Test)$/u }).last();
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

test('PRAC-02 with the test in two tabs, nothing that is typed in one is thrown away', async ({
  asNewStudent: { page },
  origin,
  watch,
}) => {
  const { place, field, message } = await answerInTwoTabs(page, origin, watch);
  await expect(field).toHaveValue('here and now');
  await expect.poll(() => storedAt(page, place)).toBe('here and now');
  await message.getByRole('button', { name: 'Use the other answer' }).click();
  await expect(field).toHaveValue('there');
  await expect.poll(() => storedAt(page, place)).toBe('there');
});
