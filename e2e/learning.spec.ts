import type { Locator, Page } from '@playwright/test';
import lesson from '#content/learning/operating-systems/lesson.json' with { type: 'json' };
import { takeTurns } from '#testing/take-turns.ts';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const path = '/student-dashboard/learning';
const [first] = lesson.concepts;
if (!first) throw new Error('no concepts');
const [check] = first.checks;
if (!check) throw new Error('no checks');

const plain = (text: string) => text.replaceAll('`', '');

async function answer(place: Locator, option: string): Promise<void> {
  await place.getByRole('radio', { name: plain(option), exact: true }).check();
  await place.getByRole('button', { name: 'Check answer' }).first().click();
}

/** Answers the question on the screen of a quiz, rightly or not. */
async function answerShown(page: Page, isRight: boolean): Promise<void> {
  const article = page.getByRole('main').getByRole('article');
  const prompt = await article.getByRole('heading').textContent();
  const question = lesson.quiz.find((each) => plain(each.prompt) === prompt);
  await answer(article, question?.options[isRight ? 0 : 1] ?? '');
  await expect(article.getByText(isRight ? 'Correct' : 'Not quite', { exact: true })).toBeVisible();
}

for (const width of takeTurns([1280, 360], 0))
  test(`PRAC-05 a student reads, checks and takes a quiz from the menu at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/student-dashboard');
    if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Learning', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Learning', level: 1 })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Operating systems', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Operating systems', level: 1 })).toBeVisible();

    const concept = page.locator(`#${first.id}`);
    await answer(concept, check.options[1] ?? '');
    await expect(concept.getByText('Not quite')).toBeVisible();
    await expect(concept.getByText(check.explanation)).toBeVisible();
    await concept.getByRole('button', { name: 'Try again' }).click();
    for (const { options, explanation } of first.checks) {
      await answer(concept, options[0] ?? '');
      await expect(concept.getByText(plain(explanation))).toBeVisible();
    }
    await expect(concept.getByText('Done', { exact: true })).toBeVisible();
    await expect(page.getByText('1 of 7 concepts')).toBeVisible();
    const second = page.locator(`#${lesson.concepts[1]?.id}`);
    await second.locator('summary').press('Enter');
    await expect(second.getByText('Started', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findFaults(page)).toEqual([]);

    await page.getByRole('link', { name: 'Take the quiz' }).first().click();
    await page.getByRole('button', { name: 'Start quiz' }).click();
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByText('Choose an answer first.')).toBeVisible();
    for (let number = 1; number <= 10; number++) {
      await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
      if (number === 4) await page.reload();
      if (number > 4) await expect(page.getByRole('article').getByRole('heading')).toBeFocused();
      await answerShown(page, number > 2);
      if (number === 5) expect(await findFaults(page)).toEqual([]);
      await page
        .getByRole('button', { name: number === 10 ? 'See result' : 'Next question' })
        .click();
    }
    await expect(page.getByRole('heading', { name: 'You passed with 80%' })).toBeFocused();
    expect(await findFaults(page)).toEqual([]);

    await page.goto(path);
    await expect(page.getByText('Quiz passed: 80%')).toBeVisible();
    await expect(page.getByText('1 of 7 concepts, quiz passed').first()).toBeVisible();
    await page.getByRole('link', { name: `Continue: ${lesson.concepts[1]?.title}` }).click();
    await expect(second.getByText('Check your understanding')).toBeVisible();
  });

test('PRAC-05 wrong answers come back as a review', async ({ asStudent: page }) => {
  await page.goto(path);
  const review = page.getByRole('link', { name: /^Review \d+ questions?$/u });
  const count = Number.parseInt((await review.textContent())?.replace('Review ', '') ?? '', 10);
  await review.click();
  await expect(page.getByRole('heading', { name: 'Review', level: 1 })).toBeVisible();
  for (let number = 1; number <= count; number++) {
    await expect(page.getByText(`${number} of ${count}`, { exact: true })).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByText(/^Comes back on /u)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('Review complete')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to topics' }).click();
  await expect(page.getByRole('link', { name: /^Review/u })).toHaveCount(0);
});

test('PRAC-05 the jobs of a topic are the jobs of its search', async ({ asStudent: page }) => {
  await page.goto(`${path}/database-management-systems`);
  const jobs = page.getByRole('link', { name: /^\d+ open jobs? asks? for SQL$/u });
  const count = Number.parseInt((await jobs.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await jobs.click();
  const total = page.getByText(new RegExp(`\\b${count} jobs?\\b`, 'u'));
  await expect(total.filter({ visible: true }).first()).toBeVisible();
});

test('PRAC-05 an unknown topic has no page', async ({ asStudent: page, watch }) => {
  watch.allowComplaint(/status of 404/u);
  const response = await page.goto(`${path}/underwater-basket-weaving`);
  expect(response?.status()).toBe(404);
});

const kept = (page: Page, of: string) =>
  page.evaluate(async (asked) => {
    if (!(await caches.has('lessons'))) return null;
    const cache = await caches.open('lessons');
    return (await cache.match(asked)) !== undefined && (await cache.keys()).length > 5;
  }, of);

const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

test('PRAC-05 a visited lesson is read without a connection, until its student signs out', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED/u);
  watch.allowComplaint(/Failed to fetch manifest patches/u);
  const lessonUrl = `${path}/operating-systems`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Operating systems', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Operating systems', level: 1 })).toBeVisible();
  await expect.poll(() => kept(page, lessonUrl), { timeout: 20_000 }).toBe(true);
  // The cached page is shown by a service worker, which may still be starting.
  await expect.poll(() => workerState(page)).toBe('activated');

  await page.context().setOffline(true);
  await page.goto(lessonUrl);
  await expect(page.getByRole('heading', { name: 'Operating systems', level: 1 })).toBeVisible();
  const second = page.locator(`#${lesson.concepts[1]?.id}`);
  await second.locator('summary').click();
  await expect(second.getByText('copy-on-write')).toBeVisible();

  await page.context().setOffline(false);
  await page.goto(lessonUrl);
  await page.getByRole('button', { name: /^Account menu for/u }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept(page, lessonUrl)).toBeNull();
});
