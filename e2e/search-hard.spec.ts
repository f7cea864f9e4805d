import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('article');
const save = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Save .+ at /u });

async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('combobox', { name: 'Keywords' })).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Keywords').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

const answers = '**/api/rpc/search/list*';

test('UX-04 with late responses out of order, the input stays and the last query wins', async ({
  asVisitor: page,
}) => {
  await openLive(page, '/jobs');
  const held: Route[] = [];
  await page.route(answers, (route) => void held.push(route));
  const before = await cards(page).first().textContent();
  await search(page, 'engineer');
  await expect.poll(() => held.length).toBe(1);
  await search(page, 'designer');
  await expect.poll(() => held.length).toBe(2);
  await page.getByLabel('Keywords').fill('designer in');
  await expect(page.getByRole('list', { name: 'Search results' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(cards(page).first(), 'results stay meanwhile, with their days').toHaveText(
    before ?? '',
  );
  await held[1]?.continue();
  await expect(cards(page).first().locator('mark').first()).toHaveText(/design/iu);
  await held[0]?.continue();
  await expect(page).toHaveURL(/q=designer$/u);
  await expect(page.getByLabel('Keywords')).toHaveValue('designer in');
  await expect(cards(page).first().locator('mark').first()).toHaveText(/design/iu);
});

test('UX-04 offline, a search says so and keeps the results; it runs once back online', async ({
  asVisitor: page,
  watch,
}) => {
  // Code loaded by the first click, such as the suggestions list, is unreachable.
  watch.allowComplaint(/INTERNET_DISCONNECTED/u);
  await openLive(page, '/jobs');
  await page.context().setOffline(true);
  await search(page, 'engineer');
  const told = page.getByRole('main').getByText('You’re offline.');
  await expect(told).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  await expect(page).toHaveURL(/\/jobs$/u);
  await expect(page.getByLabel('Keywords')).toHaveValue('engineer');
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/q=engineer$/u);
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('UX-07 a job saved in one tab is saved in the other', async ({
  asNewStudent: { page, context },
}) => {
  const path = '/student-dashboard/jobs?q=engineer';
  const other = await context.newPage();
  await openLive(other, path);
  await openLive(page, path);
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(save(other)).toHaveAttribute('aria-pressed', 'true');
});

test('PERF-04 results are readable after two round trips: the page, then its styles', async ({
  asVisitor: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.resourceType()));
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  const arrived = page.goto('/jobs');
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).first()).toBeVisible();
  expect(asked.filter((type) => ['fetch', 'xhr'].includes(type))).toEqual([]);
  expect(asked.filter((type) => type === 'document' || type === 'stylesheet')).toHaveLength(2);
  open();
  await arrived;
});
