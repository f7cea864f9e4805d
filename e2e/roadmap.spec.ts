import { takeTurns } from '#testing/take-turns.ts';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const path = '/student-dashboard/roadmap';

for (const width of takeTurns([1280, 360], 1))
  test(`PRAC-04 a student follows a roadmap from the menu at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/student-dashboard');
    if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Roadmap', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Career Roadmap', level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Topics' }).getByRole('link')).toHaveCount(
      10,
    );
    await page.getByRole('link', { name: 'Web development' }).click();
    await expect(page.getByRole('heading', { name: 'Fullstack' })).toBeVisible();
    await expect(page.getByText('Add your skills to see your gaps')).toBeVisible();

    const html = page.getByRole('button', { name: 'Step 1 done: Write meaningful HTML' });
    await html.press('Enter');
    await expect(html).toHaveAttribute('aria-pressed', 'true');
    // With the mouse, which the next card must not catch.
    await page.locator('summary', { hasText: 'Lay out with CSS' }).click();
    await expect(page.getByRole('article').filter({ has: page.locator('[open]') })).toHaveCount(1);
    await page.getByLabel('Status of Lay out with CSS').selectOption('Skipped');
    await expect(page.getByText('1 of 17 steps · 5%')).toBeVisible();

    // Settled steps are short; no card may cover another.
    await page.getByLabel('Status of Program in JavaScript').selectOption('Skipped');
    await expect
      .poll(() =>
        page.getByRole('article').evaluateAll((articles) => {
          const boxes = articles.map((each) => each.getBoundingClientRect());
          return boxes.filter((box, at) =>
            boxes
              .slice(at + 1)
              .some(
                (next) => next.left < box.right && next.right > box.left && next.top < box.bottom,
              ),
          ).length;
        }),
      )
      .toBe(0);
    await page.getByLabel('Status of Program in JavaScript').selectOption('To do');
    await expect(page.getByText('1 of 17 steps · 5%')).toBeVisible();

    const plan = page.getByRole('status').filter({ hasText: 'Done by' });
    const before = await plan.textContent();
    await page.getByLabel('Study time').selectOption('40 hours a week');
    await expect(plan).not.toHaveText(before ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findFaults(page)).toEqual([]);

    await expect(async () => {
      await page.reload();
      await expect(page.getByText('1 of 17 steps · 5%')).toBeVisible({ timeout: 2_000 });
      await expect(page.getByLabel('Study time')).toHaveValue('40', { timeout: 2_000 });
    }).toPass();

    const titles = () =>
      page.getByRole('main').getByRole('heading', { level: 4 }).allTextContents();
    const onMap = await titles();
    await page.getByRole('link', { name: 'List', exact: true }).press('Enter');
    await expect(page).toHaveURL(/view=list/u);
    expect(await titles()).toEqual(onMap);
    await page.getByRole('button', { name: 'Step 5 done: Add types' }).press('Space');
    await expect(page.getByText('2 of 17 steps · 11%')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });

test('PRAC-04 the jobs of a step are the jobs of its search', async ({ asStudent: page }) => {
  await page.goto(`${path}?topic=web-development`);
  const jobs = page.getByRole('main').getByRole('link', { name: /^\d+ open jobs for React$/u });
  const count = Number.parseInt((await jobs.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await jobs.click();
  await expect(page.getByText(new RegExp(`\\b${count} jobs\\b`, 'u')).first()).toBeVisible();
});

test('PRAC-04 an unknown topic has no page', async ({ asStudent: page, watch }) => {
  watch.allowComplaint(/status of 404/u);
  const answer = await page.goto(`${path}?topic=underwater-basket-weaving`);
  expect(answer?.status()).toBe(404);
});
