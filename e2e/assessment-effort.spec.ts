import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// The keystroke-level model (Card, Moran, Newell): what an average typist needs, in seconds.
const [typing, pointing, deciding] = [0.28, 1.3, 1.35];
const limit = 5 * 60;

/** Does what a recruiter does, and counts it. */
function createHands(page: Page) {
  const done = { letters: 0, keys: 0, clicks: 0, decisions: 0 };
  return {
    done,
    seconds: () =>
      (done.letters + done.keys) * typing + done.clicks * pointing + done.decisions * deciding,
    type: async (text: string) => {
      done.letters += text.length;
      done.decisions += 1;
      await page.keyboard.insertText(text);
    },
    press: async (keys: string) => {
      done.keys += keys.split('+').length;
      await page.keyboard.press(keys);
    },
    click: async (target: Locator) => {
      done.clicks += 1;
      done.decisions += 1;
      await target.click();
    },
  };
}

const written = [
  ['Which status says that something was created?', '201', '200', '204', '404'],
  ['Which method may be repeated safely?', 'PUT', 'POST', 'PATCH', 'None'],
  ['Which header names the format of a body?', 'Content-Type', 'Accept', 'Vary', 'Allow'],
  ['Which status says that a login is missing?', '401', '403', '400', '409'],
  ['Which part of a URL stays in the browser?', 'Fragment', 'Query', 'Path', 'Host'],
] as const;
const pasted = [
  ['Which join keeps rows without a match?', 'LEFT JOIN', 'INNER JOIN', 'CROSS JOIN'],
  ['Which clause filters groups?', 'HAVING', 'WHERE', 'ORDER BY'],
  ['Which key may repeat?', 'Foreign key', 'Primary key', 'Unique key'],
  ['What undoes a transaction?', 'ROLLBACK', 'COMMIT', 'SAVEPOINT'],
] as const;

test('CO-07 ten questions take fewer than 80 presses and, for an average typist, five minutes', async ({
  asRecruiter,
}) => {
  test.setTimeout(120_000);
  const page = asRecruiter;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/company-dashboard/assessments/new');
  const build = page.getByRole('main');
  const hands = createHands(page);
  const question = build.getByRole('article');
  await hands.click(build.getByLabel('Title'));
  const title = `Basics ${Date.now()}`;
  await hands.type(title);

  // Five questions are typed without the mouse; Ctrl+Enter adds the next.
  await hands.click(build.getByRole('button', { name: 'Multiple choice' }));
  for (const [at, [prompt, ...options]] of written.entries()) {
    if (at > 0) await hands.press('Control+Enter');
    await expect(question).toHaveCount(at + 1);
    await expect(
      question.last().getByRole('textbox', { name: 'Question', exact: true }),
    ).toBeFocused();
    await hands.type(prompt);
    await hands.press('Tab');
    for (const [place, option] of options.entries()) {
      if (place > 0) await hands.press('Enter');
      await hands.type(option);
    }
    if (at === 0) {
      await hands.click(question.last().getByLabel('Skills tested'));
      await hands.type('HTTP');
    }
  }

  // Four have their answers in a document: one paste fills the fields.
  for (const [at, [prompt, ...options]] of pasted.entries()) {
    await hands.press('Control+Enter');
    await expect(question).toHaveCount(written.length + at + 1);
    await hands.type(prompt);
    await hands.press('Tab');
    const list = options.map((option, place) => `${place + 1}. ${option}`).join('\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), list);
    await hands.press('Control+V');
    await expect(question.last().getByRole('textbox', { name: 'Wrong answer 2' })).toHaveValue(
      options[2],
    );
    await expect(question.last().getByRole('textbox', { name: 'Correct answer' })).toHaveValue(
      options[0],
    );
  }

  // The last is nearly the same as one before.
  await hands.click(build.getByRole('button', { name: 'Duplicate question 1' }));
  await expect(question).toHaveCount(10);
  await expect(
    question.nth(1).getByRole('textbox', { name: 'Question', exact: true }),
  ).toBeFocused();
  await hands.press('Control+A');
  await hands.type('Which status says that a request was fine?');
  await expect(question.nth(1).getByRole('textbox', { name: 'Wrong answer 3' })).toHaveValue('404');
  await expect(question.nth(1).getByLabel('Skills tested')).toHaveValue('HTTP');

  await hands.click(build.getByRole('button', { name: 'Create assessment' }));
  await expect(build.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const { keys, clicks } = hands.done;
  expect(keys + clicks).toBeLessThan(80);
  expect(hands.seconds()).toBeLessThan(limit);
});
