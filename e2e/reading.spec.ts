import { isListedKey } from '#domain/site/browser-keys.ts';
import { expect, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';

test('SITE-09 a visitor finds an article by topic, reads it, and continues to the next', async ({
  asVisitor: page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/first job/u);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/u);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: 'Hiring' })
    .click();
  await expect(page).toHaveURL(/\/blog\?tag=Hiring$/u);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'What a fair rejection looks like' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What a fair rejection looks like',
  );
  await expect(page.getByText('21 October 2026')).toBeVisible();
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to write a job posting/u);
});

test('SITE-09 the table of contents links to sections, on a wide screen and collapsed on a phone', async ({
  asVisitor: page,
}) => {
  await page.goto('/blog/how-to-read-an-offer');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What binds you' })
    .click();
  await expect(page.getByRole('heading', { name: 'What binds you' })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog/how-to-read-an-offer');
  await page.getByRole('main').locator('summary').click();
  await page.getByRole('link', { name: 'Asking for more' }).click();
  await expect(page.getByRole('heading', { name: 'Asking for more' })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SITE-09 blog, article and cookie page can be read, paged and filtered without scripts', async ({
    asVisitor: page,
  }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByRole('link', { name: /Off-campus placement season/u }).click();
    await expect(page.getByRole('heading', { name: 'How the year goes' })).toBeVisible();
    await page.goto('/cookies');
    await expect(page.getByText('firstrung_pipeline_view')).toBeVisible();
  });
});

test('SITE-09 the press page offers the logo as valid files', async ({ asVisitor: page }) => {
  await page.goto('/press');
  const links = page.getByRole('main').locator('a[download]');
  await expect(links).toHaveCount(8);
  const broken = await page.evaluate(
    () => [...document.images].filter((image) => image.naturalWidth === 0).length,
  );
  expect(broken).toBe(0);
  for (const link of await links.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\/(svg\+xml|png)/u);
  }
});

test('SITE-09 the cookie page lists everything a browser really stores after a visit', async ({
  asNewStudent: { page, context },
}) => {
  await page.goto('/student-dashboard');
  await page.goto('/');
  await page.getByRole('button', { name: /theme/u }).first().click();
  const [form = ''] = await formPaths(page, homeCompany);
  await page.goto(form);
  await page.getByLabel('Phone').fill('+91 98 7654 3210');
  await page.getByRole('link', { name: 'Firstrung' }).first().click();
  await expect(page).toHaveURL(/\/$/u);
  const cookies = (await context.cookies()).map(({ name }) => name);
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  expect(cookies.length).toBeGreaterThan(1);
  expect(kept.local.length).toBeGreaterThan(0);
  expect(kept.session.length).toBeGreaterThan(0);
  expect(cookies.filter((name) => !isListedKey('cookie', name))).toEqual([]);
  expect(kept.local.filter((name) => !isListedKey('local', name))).toEqual([]);
  expect(kept.session.filter((name) => !isListedKey('session', name))).toEqual([]);
});

test('SITE-10 the blog links to its feeds, and resources can be downloaded', async ({
  asVisitor: page,
}) => {
  await page.goto('/blog');
  for (const name of ['RSS', 'Atom', 'JSON Feed']) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect((await page.request.get(href ?? '')).ok(), name).toBe(true);
  }
  const guide = await page.request.get('/resources/interview-guide.pdf');
  expect(guide.headers()['content-disposition']).toBe('attachment');
  expect(guide.headers()['content-type']).toBe('application/pdf');
});
