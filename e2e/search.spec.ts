import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('article');
const count = (page: Page) => page.locator('#results');
const filters = (page: Page) => page.locator('#filters');

/** Search scripts load after those of the page; the words field shows when they are ready. */
async function untilLive(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Keywords' })).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Keywords').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

test('JOBS-01 GEN-10 a visitor searches, filters and sorts, and the URL holds all of it', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  await expect(count(page)).toHaveText(/^\d+ jobs$/u);
  await expect(cards(page)).toHaveCount(20);
  await search(page, 'engineer');
  await expect(page).toHaveURL(/\?q=engineer$/u);
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
  const fullTime = filters(page).getByRole('checkbox', { name: /^Full-time/u });
  const ofFullTime = filters(page)
    .locator('label')
    .filter({ hasText: 'Full-time' })
    .locator('[aria-hidden="true"]')
    .last();
  const before = await count(page).textContent();
  await fullTime.check();
  await expect(page).toHaveURL(/q=engineer&type=Full-time$/u);
  await expect(count(page)).not.toHaveText(before ?? '');
  // From one answer: other tests publish jobs, so the number before may be an older one.
  await expect
    .poll(async () => `${await ofFullTime.textContent()} jobs`)
    .toBe(await count(page).textContent());
  await expect(fullTime).toBeFocused();
  await filters(page).getByRole('slider', { name: 'At least' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/salaryMin=20000/u);
  await expect(
    page.getByText('Your salary filter doesn’t hide jobs that don’t list pay.'),
  ).toBeVisible();
  await page.getByLabel('Sort by').selectOption('company');
  await expect(page).toHaveURL(/sort=company/u);
  const chips = page.getByRole('list', { name: 'Active filters' });
  const notFullTime = chips.getByRole('link', { name: 'Remove filter: Full-time' });
  // The address changes a moment before the page is rendered with it.
  await expect(notFullTime).toHaveAttribute('href', /sort=company/u);
  await notFullTime.click();
  await expect(fullTime).not.toBeChecked();
  await expect(count(page)).toBeFocused();
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/q=engineer&sort=company$/u);
  await expect(chips).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/salaryMin=20000/u);
  await expect(filters(page).getByRole('slider', { name: 'At least' })).toHaveValue('20000');
  await page.reload();
  await expect(chips.getByRole('link', { name: 'Remove filter: From US$20,000' })).toBeVisible();
  await expect(page.getByLabel('Sort by')).toHaveValue('company');
  await page.getByLabel('Keywords').fill('engineer remote');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=engineer\+remote/u);
  await page.goBack();
  await expect(page).not.toHaveURL(/remote/u);
  await expect(page.getByRole('combobox', { name: 'Keywords' })).toHaveValue('engineer');
});

test('JOBS-01 /job-search shows the same page, also as a grid, with one canonical URL', async ({
  asVisitor: page,
}) => {
  await page.goto('/job-search?q=engineer&view=grid');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/jobs$/u);
  await expect(page.getByRole('link', { name: 'Grid' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(/\/job-search\?q=engineer$/u);
});

test('JOBS-01 UX-07 a posting opens above the results with a URL, Back closes it, and a shared link leads to its page', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs?q=engineer');
  await untilLive(page);
  const title = await cards(page).first().getByRole('heading').textContent();
  await cards(page).first().getByRole('heading').getByRole('link').click();
  const window = page.getByRole('dialog', { name: title ?? '' });
  await expect(window.getByRole('heading', { name: 'About the job' })).toBeVisible();
  await expect(window.getByText('Please log in to apply for jobs')).toBeVisible();
  await expect(page).toHaveURL(/\?q=engineer&job=[\da-f-]{36}$/u);
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/\?q=engineer$/u);
  await page.goForward();
  await expect(window).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}\?q=engineer$/u);
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'All results' }).click();
  await expect(page).toHaveURL(/\/jobs\?q=engineer$/u);
});

test('JOBS-03 a visitor who applies is sent to log in, then to the form', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  const apply = cards(page).getByRole('link', { name: /^Apply Now: .+ at .+/u });
  await apply.first().click();
  await expect(page).toHaveURL(/\/login\?error=log-in-to-apply&next=%2Fjob-application%2F/u);
  await expect(page.getByRole('main')).toContainText('Please log in to apply for jobs');
});

test('JOBS-01 more results load below, and stay after Back and after a reload', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(40);
  await expect(page).toHaveURL(/page=1-2$/u);
  await expect(cards(page).nth(20).getByRole('heading').getByRole('link')).toBeFocused();
  await cards(page).nth(30).scrollIntoViewIfNeeded();
  const seen = await page.evaluate(() => window.scrollY);
  // A slow click: nothing above may grow or shrink during it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click({ delay: 500 });
  await expect(page).toHaveURL(/\/about$/u);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(seen / 2);
  await page.reload();
  await expect(cards(page)).toHaveCount(40);
  await page.goto('/jobs?page=1-10');
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await expect(cards(page)).toHaveCount(total);
});

test('A11Y-04 suggestions are a combobox: arrows move, Escape closes, Enter selects, and typing is never blocked', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  const words = page.getByRole('combobox', { name: 'Keywords' });
  await words.focus();
  await page.keyboard.type('eng');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await expect(words).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ suggestions?$/u);
  const active = async () =>
    page.locator(`[id="${await words.getAttribute('aria-activedescendant')}"]`);
  await page.keyboard.press('ArrowDown');
  await expect(await active()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(words).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('End');
  await expect(words).toHaveValue('eng');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(words).toHaveValue('eng');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = await options.first().locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(words).toHaveValue(chosen ?? '');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(chosen);
  await expect(list).toBeHidden();
});

test('A11Y-04 words, a filter, a posting and the way back work by keyboard alone', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  await page.getByLabel('Keywords').focus();
  await page.keyboard.type('designer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=designer/u);
  await expect(page.getByRole('list', { name: 'Search results' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(cards(page).first().locator('mark').first()).toBeVisible();
  const title = cards(page).first().getByRole('heading').getByRole('link');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\?q=designer$/u);
  await expect(title).toBeFocused();
  const slider = filters(page).getByRole('slider', { name: 'At most' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('200000');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Any');
});

test('JOBS-01 a slider moved back during a pending search keeps its position', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  const slider = filters(page).getByRole('slider', { name: 'At most' });
  const held: Route[] = [];
  await page.route('**/api/rpc/search/list*', (route) => void held.push(route), { times: 1 });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('End');
  // The change back is asked for after a rest; what was held then comes, or was aborted.
  await page.waitForTimeout(600);
  await held[0]?.continue().catch(() => undefined);
  await page.waitForTimeout(1_000);
  await expect(slider).toHaveAttribute('aria-valuetext', 'Any');
  await expect(page).toHaveURL(/\/jobs(?!.*salaryMax)/u);
});

test('JOBS-01 a slider moved during a pending navigation keeps its position', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs');
  await untilLive(page);
  const slider = filters(page).getByRole('slider', { name: 'At most' });
  await slider.evaluate((element: HTMLInputElement) => {
    const move = (to: number) => {
      element.focus();
      // React replaces the value setter; only the native one makes it notice the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, to);
      element.dispatchEvent(new Event('input', { bubbles: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const push = history.pushState.bind(history);
    history.pushState = (...args) => {
      history.pushState = push;
      push(...args);
      move(150_000);
    };
    move(50_000);
  });
  await expect(page).toHaveURL(/salaryMax=150000/u);
  await expect(slider).toHaveValue('150000');
  await page.goBack();
  await expect(slider).toHaveValue('50000');
});

test('STJ-01 STJ-04 STJ-05 a student filters in lakhs, and sees dollars as rupees and application statuses', async ({
  asStudent: page,
}) => {
  await page.goto('/student-dashboard/jobs');
  await untilLive(page);
  await expect(
    page.getByText('Dollar amounts are converted at 83 rupees to the dollar.'),
  ).toBeVisible();
  await expect(
    cards(page)
      .filter({ hasText: /about ₹[\d.,]+.+ LPA \((?:US)?\$/u })
      .first(),
  ).toBeVisible();
  const applied = cards(page).filter({ hasText: 'Interview scheduled' }).first();
  await expect(applied.getByRole('link', { name: /^You applied: / })).toBeDisabled();
  await page.getByLabel('Min LPA').fill('10');
  await page.getByLabel('Min LPA').press('Enter');
  await expect(page).toHaveURL(/salaryMin=10/u);
  await expect(page.getByText('Only jobs that list pay')).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Pay not listed' })).toHaveCount(0);
  await page.getByLabel('Deadline', { exact: true }).selectOption('15');
  await expect(page).toHaveURL(/deadline=15/u);
  await page.getByLabel('Max LPA').fill('4');
  await page.getByLabel('Max LPA').press('Enter');
  await expect(page.getByText('Your minimum salary is higher than your maximum')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'No jobs found' })).toBeVisible();
  await page.getByRole('link', { name: 'Without “Up to 4 LPA”' }).click();
  await expect(page.getByText('Your minimum salary is higher than your maximum')).toBeHidden();
});

test('STJ-02 a student opens a posting and reads the match part by part', async ({
  asStudent: page,
}) => {
  await page.goto('/student-dashboard/jobs?q=engineer');
  await untilLive(page);
  const why = cards(page)
    .getByRole('link')
    .filter({ has: page.getByRole('img', { name: /^Match \d+ of 100: / }) })
    .first();
  const score = /\d+/u.exec((await why.getByRole('img').getAttribute('aria-label')) ?? '')?.[0];
  await why.click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('img', { name: `Match ${score} of 100` })).toBeVisible();
  for (const part of ['Skills', 'Experience', 'Location', 'Pay'])
    await expect(window.getByRole('heading', { level: 4, name: part })).toBeVisible();
});

const odd: [name: string, query: string][] = [
  ['10 KB', `q=${'long '.repeat(2_000)}`],
  ['NUL', 'q=a%00b&location=%00'],
  ['half a character', 'q=%ED%A0%80&company=%ED%A0%80'],
  ['right to left', 'q=%D9%85%D9%87%D9%86%D8%AF%D8%B3%E2%80%8F'],
  ['emoji', 'q=%F0%9F%9A%80%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB'],
  ['metacharacters', `q=${encodeURIComponent(`%_\\'";--)(|&!:*<>[]{}^$.?+`)}`],
  ['unbalanced operators', `q=${encodeURIComponent('"engineer -( or')}`],
  ['a page beyond the end', 'page=9999'],
  ['pages backwards', 'page=9-1'],
  ['contradicting filters', 'salaryMin=150000&salaryMax=10000&type=Remote&remote=yes'],
  ['values nobody knows', 'type=Nonsense&level=-1&source=%00&sort=drop&deadline=4&view=cube'],
  ['a posting that is none', 'job=nothing'],
];

test('JOBS-01 GEN-10 every invalid URL gets a response and an explanation', async ({
  asVisitor: page,
}) => {
  for (const [name, query] of odd) {
    const answer = await page.goto(`/jobs?${query}`);
    expect.soft(answer?.status(), name).toBe(200);
    await expect.soft(count(page), name).toHaveText(/\S/u);
    if ((await cards(page).count()) > 0) continue;
    const sentence = page.getByRole('heading', {
      level: 3,
      name: /No jobs found|There is no page/u,
    });
    await expect.soft(sentence, name).toBeVisible();
  }
});

test('UX-03 a failed search says so, keeps the input, and works on retry', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 500/u);
  await page.goto('/jobs');
  await untilLive(page);
  await page.route('**/api/rpc/search/list*', (route) =>
    route.fulfill({ status: 500, json: { json: {} } }),
  );
  await search(page, 'engineer');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Search failed. Please try again.');
  await expect(page.getByLabel('Keywords')).toHaveValue('engineer');
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

for (const width of [360, 430])
  test(`UX-01 on a phone of ${width} px the button of a job is as wide as its card`, async ({
    asVisitor: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/jobs');
    const card = await cards(page).first().boundingBox();
    const button = await cards(page)
      .first()
      .getByRole('link', { name: /^(?:Apply Now|View details): /u })
      .boundingBox();
    expect(button?.width).toBeGreaterThan(0.8 * (card?.width ?? width));
  });

test('UX-01 on a phone the filters collapse, show their count, and lead to the results', async ({
  asVisitor: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/jobs');
  await untilLive(page);
  const fullTime = filters(page).getByRole('checkbox', { name: /^Full-time/u });
  await expect(fullTime).toBeHidden();
  await filters(page).getByText('Filters', { exact: true }).click();
  await fullTime.check();
  await expect(page).toHaveURL(/type=Full-time/u);
  await expect(fullTime).toBeVisible();
  await filters(page)
    .getByRole('button', { name: /^Show \d+ jobs$/u })
    .click();
  await expect(fullTime).toBeHidden();
  await expect(count(page)).toBeInViewport();
  await expect(filters(page).getByText('1 active')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('UX-06 the search works with plain forms and links', async ({ asVisitor: page }) => {
    await page.goto('/jobs');
    await search(page, 'engineer');
    await expect(page).toHaveURL(/q=engineer/u);
    await filters(page)
      .getByRole('checkbox', { name: /^Full-time/u })
      .check();
    await filters(page).getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/q=engineer&.*type=Full-time/u);
    await page.getByRole('link', { name: 'Remove filter: Full-time' }).click();
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}\?/u);
    await expect(page.getByRole('heading', { level: 3, name: 'About the job' })).toBeVisible();
    await page.getByRole('link', { name: 'All results' }).click();
    await page.goto('/jobs');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/u);
    await page.getByRole('link', { name: 'Previous page' }).click();
    await expect(page).toHaveURL(/page=1/u);
  });

  test('UX-06 without results a student sees which filters to remove', async ({
    asStudent: page,
  }) => {
    await page.goto('/student-dashboard/jobs?q=zxqvkwj&type=Full-time');
    await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible();
    await page.getByRole('link', { name: 'Without “Full-time”' }).click();
    await expect(page).not.toHaveURL(/type=/u);
  });
});

test('JOBS-01 words typed but not yet searched for survive a link that changes the currency', async ({
  asVisitor: page,
}) => {
  await page.goto('/jobs?q=engineer');
  await untilLive(page);
  await page.getByLabel('Keywords').fill('baker');
  await page.getByLabel('Location', { exact: true }).fill('Pune');
  await filters(page).getByRole('link', { name: '₹ lakh' }).click();
  await expect(page).toHaveURL(/q=engineer&unit=inr$/u);
  await expect(page.getByLabel('Keywords')).toHaveValue('baker');
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Pune');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/q=baker&location=Pune&unit=inr$/u);
  await page.goBack();
  await expect(page.getByLabel('Keywords')).toHaveValue('engineer');
});
