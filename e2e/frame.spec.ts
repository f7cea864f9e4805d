import { sample, takeTurns } from '#testing/take-turns.ts';
import { expect, test, untilAwake } from './fixtures.ts';
import { formPaths } from './postings.ts';
import { startStallingServer } from './stalling-server.ts';

test('GEN-03 an unknown path responds with 404, the specified text and a home link', async ({
  asVisitor: page,
  asStudent,
  watch,
}) => {
  watch.expectComplaint(/status of 404/u);
  for (const path of ['/no-such-page', '/careers/nothing/here']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  }
  const signedIn = await asStudent.goto('/no-such-page');
  expect(signedIn?.status()).toBe(404);
  await expect(asStudent.getByRole('button', { name: /^Account menu for/u })).toBeVisible();
});

test('GEN-03 client-side navigation to an unknown path shows the 404 page inside the same frame', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 404/u);
  await page.goto('/careers');
  // A history entry acts like a link without needing a page that contains one.
  await page.evaluate(() => window.history.pushState(null, '', '/no-such-page'));
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Open positions, newest first' }),
  ).toBeVisible();
});

test('GEN-04 a slow page shows a skeleton, and a fast one shows nothing in between', async ({
  asVisitor: page,
}) => {
  await page.goto('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/careers.data*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('main').getByRole('link', { name: 'View Careers' }).click();
  const pending = page.getByRole('status').filter({ hasText: 'Loading page' });
  await expect(pending).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pending).toHaveCount(0);

  await page.unrouteAll();
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [role=status]')?.textContent === 'Loading page')
        document.title = 'flashed';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your first job, minus the guesswork' }),
  ).toBeVisible();
  await expect(page).not.toHaveTitle('flashed');
});

test('GEN-04 a half-loaded page is not painted, which would cause layout shift', async ({
  asVisitor: page,
  origin,
  watch,
}) => {
  watch.expectComplaint(/request to another origin/u);
  const stalling = await startStallingServer(origin);
  await page.goto(`${stalling.origin}/careers`, { waitUntil: 'commit' });
  await expect(page.locator('article')).toHaveCount(1);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  // These requests leave enough time for a paint.
  await page.evaluate(async () => {
    for (let asked = 0; asked < 50; asked += 1) await fetch('/livez');
  });
  expect(await paints(), 'painted while half loaded').toBe(0);
  stalling.letGo();
  await expect.poll(paints).toBeGreaterThan(0);
  await expect(page.locator('article').nth(1)).toBeVisible();
  await untilAwake(page);
  await page.close();
  await stalling.close();
});

/** The parts of the standard's LayoutShift that TypeScript doesn't declare. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

const loading = [
  ['asVisitor', '/'],
  ['asVisitor', '/careers'],
  ['asVisitor', '/jobs'],
  ['asVisitor', '/login'],
  ['asStudent', '/careers'],
  ['asStudent', '/student-dashboard'],
  ['asRecruiter', '/company-dashboard'],
  ['asRecruiter', '/company-dashboard/applications'],
  ['asAdmin', '/admin-dashboard'],
] as const;

for (const [at, [role, path]] of sample(loading, 2).entries()) {
  for (const width of takeTurns([360, 1280], at)) {
    test(`GEN-04 ${path} loads without layout shift (${role}, ${width} px)`, async ({ openAs }) => {
      const page = await openAs(role);
      await page.setViewportSize({ width, height: 800 });
      // What another journey changes at this moment arrives live and may move the rows.
      await page.route('**/live*', () => undefined);
      await page.goto(path, { waitUntil: 'networkidle' });
      const { shift, moved } = await page.evaluate(
        () =>
          new Promise<{ shift: number; moved: string[] }>((resolve) => {
            let sum = 0;
            const parts: string[] = [];
            new PerformanceObserver((list) => {
              for (const { value, sources } of list.getEntries() as LayoutShift[]) {
                sum += value;
                for (const { node, previousRect: from, currentRect: to } of sources)
                  parts.push(
                    `${node?.textContent?.slice(0, 60)} from ${from.y} (${from.height}) to ${to.y} (${to.height})`,
                  );
              }
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve({ shift: sum, moved: parts })),
            );
          }),
      );
      expect(shift, `cumulative layout shift: ${moved.join(', ')}`).toBeLessThan(0.01);
      const isWider = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      expect(isWider, 'nothing sticks out at the side').toBe(false);
    });
  }
}

test('GEN-10 the URL holds the board’s page: back, reload and a shared link show the same', async ({
  asVisitor: page,
  open,
}) => {
  await page.goto('/careers');
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  const first = await titles();
  const pages = page.getByRole('navigation', { name: 'Pagination: open positions' });
  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(/after=/u);
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(
    first[0] ?? '',
  );
  const second = await titles();
  expect(first.filter((title) => second.includes(title)).length).toBeLessThan(first.length);
  await page.reload();
  expect(await titles()).toEqual(second);
  const shared = await open();
  await shared.goto(page.url());
  expect(await shared.getByRole('article').getByRole('heading').allTextContents()).toEqual(second);
  await page.goBack();
  await expect(page).toHaveURL(/\/careers$/u);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first[0] ?? '');
  await page.goForward();
  await pages.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first[0] ?? '');
  expect(await titles()).toEqual(first);
});

test('GEN-10 the URL holds the application filters: back, reload and a shared link show the same', async ({
  asRecruiter: page,
  open,
  states,
}) => {
  await page.goto('/company-dashboard/applications');
  await page.getByLabel('Status').selectOption({ label: 'Hired' });
  await expect(page).toHaveURL(/status=hired/u);
  await page.getByRole('searchbox').fill('a');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=a/u);
  await expect(page).toHaveURL(/status=hired/u);
  const namesOn = (shown: typeof page) =>
    shown.getByRole('row').locator('[data-opens-row]').allTextContents();
  const rows = await namesOn(page);
  await expect(page.getByRole('row').filter({ hasText: 'Hired' })).toHaveCount(rows.length);
  await page.reload();
  expect(await namesOn(page)).toEqual(rows);
  await expect(page.getByLabel('Status')).toHaveValue('hired');
  await expect(page.getByRole('searchbox')).toHaveValue('a');
  const shared = await open({ storageState: states.recruiter });
  await shared.goto(page.url());
  expect(await namesOn(shared)).toEqual(rows);
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(/\/applications\??$/u);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByLabel('Status')).toHaveValue('hired');
});

test('CAR-03 a card shows at most four skills and names its job to screen readers, and the button scrolls to the list', async ({
  asVisitor: page,
}) => {
  await page.goto('/careers');
  const cards = page.getByRole('article');
  const count = await cards.count();
  let folded = 0;
  for (let at = 0; at < count; at += 1) {
    const card = cards.nth(at);
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await expect(card.getByRole('link', { name: `Apply Now: ${title} at` })).toHaveCount(1);
    const skills = card.getByRole('list').last().getByRole('listitem');
    const texts = await skills.allTextContents();
    const more = texts.findIndex((text) => /^\+\d+ more$/u.test(text));
    if (more >= 0) {
      folded += 1;
      expect(texts.slice(0, more)).toHaveLength(4);
    } else expect(texts.length).toBeLessThanOrEqual(4);
  }
  expect(folded, 'cards with more skills than shown').toBeGreaterThan(0);
  const names = await page
    .getByRole('link', { name: /^Apply Now/u })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));
  expect(new Set(names).size, 'no two buttons share a name').toBe(names.length);

  await page.getByRole('link', { name: 'View Open Positions' }).click();
  await expect(page).toHaveURL(/#positions$/u);
  await expect(
    page.getByRole('heading', { name: 'Open positions, newest first' }),
  ).toBeInViewport();
  await expect(cards.first()).toBeInViewport();
});

test('CAR-01 only open postings are listed, newest first', async ({ asVisitor: page }) => {
  const paths = await formPaths(page);
  await page.goto('/careers');
  const links = page.getByRole('link', { name: /^Apply Now/u });
  await expect(links).toHaveCount(20);
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed).toEqual(paths.slice(0, 20).map((path) => `${path}?via=search`));
  const times = await page
    .locator('article time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(times).toEqual([...times].sort().reverse());
});
