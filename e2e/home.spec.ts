import type { Page } from '@playwright/test';
import { graceMs } from '#domain/undo.ts';
import { applyTo, openCard, write } from './applied.ts';
import { expect, test } from './fixtures.ts';

const home = '/student-dashboard';
/** The label and the value of each tile. */
const tiles = (page: Page) =>
  page
    .getByRole('region', { name: 'At a glance' })
    .locator(':scope > div')
    .evaluateAll((all) => all.map((each) => each.textContent));

test('HOME-02 a message reaches the student’s open home page by itself, a move once it can’t be undone', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const { page } = person;
  const applied = await applyTo(person, origin);
  await page.goto(home);
  const shown = () => tiles(page);
  const card = page.getByRole('article').filter({ hasText: applied.title });
  await expect(card).toContainText('Applied');
  expect(await shown()).toEqual([
    'Open applications1',
    'Unread replies0',
    'Saved jobs closing soon0',
    'Upcoming interviews0',
  ]);

  await write(recruiter, origin, applied, 'Can you come on Monday?');
  await expect.poll(async () => (await shown())[1]).toBe('Unread replies1');
  const moved = await recruiter.request.post(`/api/received-applications/${applied.id}/move`, {
    data: { to: 'rejected', version: 1, reason: 'Another one fits better.' },
    headers: { origin },
  });
  expect(moved.ok(), await moved.text()).toBe(true);
  // A move is held for a while, so that it can be undone before anybody sees it.
  await expect(card).toContainText('Rejected', { timeout: graceMs + 25_000 });
  await expect.poll(async () => (await shown())[0]).toBe('Open applications0');
});

test('HOME-02 a message read in one tab is no longer unread on the home page in another', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const { page, context } = person;
  const applied = await applyTo(person, origin);
  await write(recruiter, origin, applied, 'Can you come on Monday?');
  await page.goto(home);
  expect((await tiles(page))[1]).toBe('Unread replies1');
  await openCard(await context.newPage(), applied);
  await expect.poll(async () => (await tiles(page))[1]).toBe('Unread replies0');
});

test('HOME-01 HOME-02 a new student sees no figure that nobody measured', async ({
  asNewStudent: { page },
}) => {
  const figures = async () => (await page.getByRole('main').innerText()).match(/\d+/gu) ?? [];
  await page.goto(home);
  await expect(page.getByText('0 of 4 done')).toBeVisible();
  expect(await figures()).toEqual(['0', '4']);
  await expect(page.getByText('Career Readiness')).toHaveCount(0);
  await page.goto(`${home}/upcoming`);
  await expect(page.getByRole('heading', { name: 'Nothing coming up' })).toBeVisible();
  expect(await figures()).toEqual([]);
  for (const range of ['30d', '90d', '1y']) {
    await page.goto(`${home}/analytics?range=${range}`);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
    // The names of the periods.
    expect(await figures()).toEqual(['30', '90', '1']);
  }
});

test('HOME-03 an unknown section of the dashboard shows the home page', async ({
  asStudent: page,
}) => {
  for (const path of ['no-such-section', 'no/such/section']) {
    const answer = await page.goto(`${home}/${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('region', { name: 'At a glance' }), path).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recommended for you' }), path).toBeVisible();
  }
});
