import type { Browser, Page } from '@playwright/test';
import { startExternalJobsServer } from './external-jobs-server.ts';
import { demoPassword, expect, signIn, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const settings = '/admin-dashboard/settings/sources';
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('article');

/** An administrator adds a board and enables a list; waits until both have been imported. */
async function importSources(page: Page, origin: string): Promise<void> {
  await signIn(page, origin, 'admin@demo.test');
  await page.goto(settings);
  await page.getByLabel('Recruitee boards').fill('acme');
  await page.getByRole('switch', { name: 'Remote OK' }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(standardToasts(page)).toContainText('Settings saved successfully');
  await expect(async () => {
    await page.reload();
    for (const name of ['Recruitee', 'Remote OK'])
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toContainText(
        'Working',
        { timeout: 500 },
      );
  }).toPass();
}

async function start(browser: Browser) {
  const server = await startExternalJobsServer();
  const open = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
  await importSources(await open(), server.origin);
  return { server, open };
}

test('JOBS-04 REL-34 STJ-01 one search finds jobs of all responding sources, lists the failed one, shows each source; a student saves one', async ({
  browser,
}) => {
  test.slow();
  const { server, open } = await start(browser);
  await using _ = server;
  const page = await open();
  await page.goto('/jobs?q=oven+hand');
  const first = await cards(page).first().boundingBox();
  await expect(page.getByText('Naukri couldn’t be reached')).toBeVisible();
  // Two come from the last import; live results wait for a click.
  await expect(cards(page)).toHaveCount(2);
  const show = page.getByRole('button', { name: / more from other job boards$/u });
  await expect(show).toBeVisible();
  expect(await cards(page).first().boundingBox(), 'nothing moves under a press').toEqual(first);
  await show.click();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.locator('#results')).toBeFocused();

  const credited = cards(page).filter({ hasText: 'Levain' });
  const credit = credited.getByRole('link', { name: /Remote OK/u });
  await expect(credit).toHaveAttribute('href', 'https://remoteok.com/remote-jobs/701');
  expect(await credit.getAttribute('rel')).not.toMatch(/nofollow/u);
  await expect(
    cards(page)
      .filter({ hasText: 'Acme Foods' })
      .getByRole('link', { name: /Recruitee/u }),
  ).toHaveCount(0);

  await credited.getByRole('heading').getByRole('link').click();
  const window = page.getByRole('dialog');
  const original = window.getByRole('link', { name: /^View Original/u });
  await expect(original).toHaveAttribute('href', 'https://remoteok.com/remote-jobs/701');
  expect(await original.getAttribute('rel')).not.toMatch(/nofollow/u);
  await expect(window.getByText('Apply by')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await cards(page)
    .filter({ hasText: 'Crust & Co' })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(window.getByText('We don’t know the site')).toBeVisible();
  await expect(window.getByRole('link', { name: /^View Original/u })).toHaveAttribute(
    'rel',
    /nofollow/u,
  );
  await page.keyboard.press('Escape');

  await cards(page)
    .filter({ hasText: 'Grand Hotel' })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(window.getByText('we don’t link to it.')).toBeVisible();
  await expect(window.getByRole('link', { name: /^View Original/u })).toHaveCount(0);

  const student = await open();
  await signIn(student, server.origin, 'student@demo.test', demoPassword);
  await student.goto('/student-dashboard/jobs?q=oven+hand');
  const card = cards(student).filter({ hasText: 'Acme Foods' });
  await expect(card).toBeVisible();
  const saved = student.waitForResponse(/savedJobs\/setSaved/u);
  await card.getByRole('button', { name: /^Save/u }).click();
  await saved;
  await student.goto('/student-dashboard/jobs/saved');
  await expect(student.getByRole('heading', { name: 'Oven Hand' })).toBeVisible();
});

test('JOBS-04 without results, external jobs are shown without a click', async ({ browser }) => {
  test.slow();
  await using server = await startExternalJobsServer();
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await page.goto('/jobs?q=oven+hand');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: / more from other job boards$/u })).toHaveCount(0);
});
