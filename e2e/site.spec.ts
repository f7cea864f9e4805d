import type { Page } from '@playwright/test';
import { sample } from '#testing/take-turns.ts';
import { expect, test, untilAwake } from './fixtures.ts';

const pages = [
  ['/about', 'The first rung should be within reach', 'Founded in India'],
  ['/students', 'Know where you stand, from the day you apply', 'Free for students'],
  ['/companies', 'Hire together. Leave nobody waiting.', 'Write job postings'],
  ['/features', 'What you can do here', 'Everything students and companies'],
  ['/matching', 'A match score you can check', 'skills 40'],
  ['/ai-resume-builder', 'One page that people and parsers can read', 'first resume'],
  ['/mock-interviews', 'Get nervous at home, where it’s free', 'Six questions'],
  ['/job-board', 'Open means open', 'newest open jobs'],
  ['/blockchain-verification', 'A badge you can verify without trusting us', 'verified badge'],
] as const;

const tab = (page: Page, list: string, name: string | RegExp) =>
  page.getByRole('tablist', { name: list, exact: true }).getByRole('tab', { name });
/** Opens a page and waits for hydration; before that its links and forms cause full page loads. */
async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}

const told = (page: Page) => page.getByRole('group', { name: /^Page \d of \d$/u });

test('SITE-09 each page of the site has a heading, a title and a description, and fits a phone', async ({
  asVisitor: page,
}) => {
  for (const [path, heading, about] of sample(pages, 2)) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    await expect.soft(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.soft(page, path).toHaveTitle(/ · Firstrung$/u);
    const description = page.locator('meta[name=description]');
    await expect.soft(description).toHaveAttribute('content', new RegExp(about, 'u'));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect.soft(isWider, `${path} sticks out at ${width}`).toBe(false);
    }
  }
});

test('UX-01 a page that is the same for everybody keeps its texts after loading, wherever it is read', async ({
  browser,
  open,
  origin,
}) => {
  const far = { locale: 'en-AU', timezoneId: 'Pacific/Auckland' };
  const plain = await browser.newContext({ ...far, baseURL: origin, javaScriptEnabled: false });
  const served = await plain.newPage();
  const loaded = await open(far);
  // Dates, pay, ages and counts. The time of an event names its zone, which becomes the reader's.
  const zone = /\((?:UTC|GMT\+13)\)/u;
  const figures = async (page: Page) => {
    const texts = await page.getByRole('main').locator('time, li, p, td').allTextContents();
    return texts.filter((text) => /\d/u.test(text) && !zone.test(text));
  };
  for (const path of ['/jobs', '/careers', '/community', '/blog']) {
    await served.goto(path);
    await openHydrated(loaded, path);
    // The reader's zone and locale are known by then.
    await loaded.waitForTimeout(300);
    expect.soft(await figures(loaded), path).toEqual(await figures(served));
  }
  await served.goto('/community');
  await loaded.goto('/community');
  await expect(served.getByText('(UTC)').first()).toBeVisible();
  await expect(loaded.getByText('(GMT+13)').first()).toBeVisible();
  await plain.close();
});

test('SITE-09 on a phone the match table does not wrap its numbers and their headers', async ({
  asVisitor: page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/matching');
  const table = page.getByRole('table');
  const texts = ['85', '100%', 'Weight', 'Points'];
  for (const text of texts) {
    const lines = await table
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      });
    expect(lines, text).toBe(1);
  }
});

test('SITE-05 the hero links to sign-up and the board, the steps to sign-up, features and matching', async ({
  asVisitor: page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const leads = [
    ['Get Started Free', '/signup'],
    ['View Careers', '/careers'],
    ['Sign up free', '/signup'],
    ['See all features', '/features'],
    ['How matching works', '/matching'],
  ] as const;
  for (const [name, to] of leads)
    await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', to);
  await expect(main.getByText('5000+')).toBeVisible();
  await expect(main.getByText('200+')).toBeVisible();
});

test('SITE-07 the about page has the story, four values, the specified figures and further links', async ({
  asVisitor: page,
}) => {
  await page.goto('/about');
  await expect(page.getByText('founded in India in 2025,')).toBeVisible();
  for (const value of ['Excellence', 'Integrity', 'Empathy', 'Inclusivity'])
    await expect(page.getByRole('heading', { name: value })).toBeVisible();
  for (const figure of ['10k+', '500+', '25+', '85%'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View Careers' }).click();
  await expect(page).toHaveURL(/\/careers$/u);
});

test('SITE-09 the matching page computes its example with the weights', async ({
  asVisitor: page,
}) => {
  await page.goto('/matching');
  const table = page.getByRole('table', { name: 'The example match, part by part' });
  await expect(table.getByRole('row', { name: /^Skills .*75% 40 30$/u })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Match 85$/u })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Match score 85 of 100/u }).first()).toBeVisible();
});

test('SITE-09 the job board page shows the newest positions and links to the board and to a form', async ({
  asVisitor: page,
}) => {
  await page.goto('/careers');
  const newest = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.goto('/job-board');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(newest ?? '');
  await page.getByRole('main').getByRole('link', { name: 'See all open jobs' }).first().click();
  await expect(page).toHaveURL(/\/careers$/u);
});

test('SITE-05 tabs support the tab keys, and the URL holds the selection', async ({
  asVisitor: page,
}) => {
  await openHydrated(page, '/');
  const students = tab(page, 'Features for', 'For Students');
  const companies = tab(page, 'Features for', 'For Companies');
  await expect(students).toHaveAttribute('aria-selected', 'true');
  await students.focus();
  const at = await page.evaluate(() => window.scrollY);
  for (const [key, chosen] of [
    ['ArrowRight', companies],
    ['ArrowRight', students],
    ['ArrowLeft', companies],
    ['Home', students],
    ['End', companies],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
  }
  expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(at);
  await expect(page).toHaveURL(/\?features=company$/u);
  await expect(page.getByRole('tabpanel', { name: 'For Companies' })).toContainText(
    'Better job postings',
  );
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(companies, 'one stop for all tabs').toBeFocused();
  await page.reload();
  await expect(tab(page, 'Features for', 'For Companies')).toHaveAttribute('aria-selected', 'true');
});

async function checkPrices(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: /ly/u });
  await expect(panel.getByRole('listitem').filter({ hasText: 'Most popular' })).toContainText(
    '$9.99',
  );
  await expect(panel).toContainText('3 mock interviews a month');
  await expect(tab(page, 'Paid', /Yearly/u)).toContainText('Save 20%');
  await tab(page, 'Paid', /Yearly/u).click();
  await expect(tab(page, 'Paid', /Yearly/u)).toHaveAttribute('aria-selected', 'true');
  await expect(panel).toContainText('$7.99');
  await expect(panel).toContainText(/Saves (?:US)?\$24 a year \(20%\)/u);
  await expect(panel).toContainText('$16.99');
  await expect(panel).toContainText(/Saves (?:US)?\$36 a year \(15%\)/u);
  await tab(page, 'Plans for', 'For Companies').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Most popular' })).toContainText(
    '$249',
  );
  await expect(panel).toContainText('25 job postings');
  await expect(panel).toContainText(/Saves (?:US)?\$600 a year \(16%\)/u);
  await expect(panel).toContainText('Custom');
  await expect(panel.getByRole('link', { name: /^Contact sales/u })).toHaveAttribute(
    'href',
    '/contact',
  );
  await tab(page, 'Paid', 'Monthly').click();
  await expect(panel).toContainText('$299');
  await expect(page).toHaveURL(/plans=company&period=monthly|period=monthly&plans=company/u);
}

async function checkStories(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const first = await told(page).getByRole('figure').allTextContents();
  expect(first).toHaveLength(3);
  for (const story of first) expect(story).toContain('Example');
  await press('Previous page');
  await expect(told(page)).toHaveAccessibleName('Page 3 of 3');
  await press('Next page');
  await expect(told(page)).toHaveAccessibleName('Page 1 of 3');
  expect(await told(page).getByRole('figure').allTextContents()).toEqual(first);
  await press('Page 2 of 3');
  await expect(told(page)).toHaveAccessibleName('Page 2 of 3');
  await expect(page.getByRole('button', { name: 'Page 2 of 3' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await press('Companies');
  await expect(told(page)).toHaveAccessibleName('Page 1 of 2');
  await expect(page.getByRole('button', { name: 'Companies' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(told(page).getByRole('figure')).toHaveCount(3);
  await press('Next page');
  await expect(told(page).getByRole('figure')).toHaveCount(1);
  await press('Students');
  await expect(told(page)).toHaveAccessibleName('Page 1 of 2');
  await press('All');
  await expect(told(page)).toHaveAccessibleName('Page 1 of 3');
}

test('SITE-05 prices follow both pairs of tabs, and each plan states the real yearly saving', async ({
  asVisitor: page,
}) => {
  await openHydrated(page, '/');
  await checkPrices(page);
});

test('SITE-05 stories can be filtered, come three per page, and wrap around at both ends', async ({
  asVisitor: page,
}) => {
  await openHydrated(page, '/?period=yearly');
  await checkStories(page);
  await expect(page, 'other choices stay').toHaveURL(/period=yearly/u);
});

test('A11Y-04 the stories are paged by keyboard, keep the focus, and are announced', async ({
  asVisitor: page,
}) => {
  await openHydrated(page, '/');
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  for (const [key, name] of [
    ['Enter', 'Page 2 of 3'],
    ['Space', 'Page 3 of 3'],
    ['Enter', 'Page 1 of 3'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(told(page)).toHaveAccessibleName(name);
    await expect(page, 'the page is not loaded anew').toHaveURL(/\?page=\d$/u);
    await expect(next).toBeFocused();
  }
  await expect(told(page)).toHaveAttribute('aria-live', 'polite');
  await expect(page.getByRole('group', { name: 'In their words' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
});

test('SITE-01 the header has its links and Solutions menu, and turns translucent after 10 px', async ({
  asVisitor: page,
}) => {
  await openHydrated(page, '/about');
  const header = page.getByRole('banner');
  for (const name of ['Home', 'Community', 'About', 'Contact', 'Log in', 'Sign up'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 40);
  await expect(header).toHaveAttribute('data-scrolled');
  await header.getByText('Solutions').click();
  await header.getByRole('link', { name: 'For companies' }).click();
  await expect(page).toHaveURL(/\/companies$/u);
  await page.setViewportSize({ width: 360, height: 740 });
  await header.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  for (const name of [
    'Home',
    'For students',
    'For companies',
    'Community',
    'About',
    'Contact',
    'Sign up',
  ])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'For students' }).click();
  await expect(page).toHaveURL(/\/students$/u);
  await expect(menu).toBeHidden();
});

test('SITE-04 the footer’s share links carry our own URL, and it shows the year', async ({
  asVisitor: page,
  origin,
}) => {
  await page.goto('/about');
  const share = page.getByRole('navigation', { name: 'Tell a friend' });
  for (const name of ['LinkedIn', 'WhatsApp', 'X', 'Email']) {
    const href = await share.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href).toContain(encodeURIComponent(`${origin}/`));
  }
  const year = String(new Date().getFullYear());
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} Firstrung.`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SITE-09 each page of the site is readable without scripts', async ({ asVisitor: page }) => {
    for (const [path, heading] of sample(pages, 3)) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('UX-06 without scripts the home page’s tabs, prices and stories work', async ({
    asVisitor: page,
  }) => {
    await page.goto('/');
    await tab(page, 'Features for', 'For Companies').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tabpanel', { name: 'For Companies' })).toContainText(
      'Better job postings',
    );
    await checkPrices(page);
    await checkStories(page);
    await expect(page).toHaveURL(/features=company/u);
  });

  test('UX-06 without scripts the advice on each question expands', async ({ asVisitor: page }) => {
    await page.goto('/mock-interviews');
    await page.getByText('Tell me about yourself.').click();
    await expect(page.getByText('Skip your life story')).toBeVisible();
  });
});
