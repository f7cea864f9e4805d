import type { Page } from '@playwright/test';
import { expect, signUp, test } from './fixtures.ts';
import { openForm } from './postings.ts';
import { pdf } from './sample-files.ts';

async function expectNoWider(page: Page): Promise<void> {
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(widest, `${page.url()} at ${width}`).toBeLessThanOrEqual(0);
  }
}

test('UX-03 a 200-letter name without spaces widens no page, and its notification links to the application', async ({
  open,
  asRecruiter,
  origin,
}) => {
  const page = await open();
  const name = 'W'.repeat(200);
  const email = `long.${process.pid}.${Date.now().toString(36)}@e2e.test`;
  await signUp(page, origin, { name, email, password: 'a rung at a time' });
  await openForm(page);
  await expectNoWider(page);
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectNoWider(page);

  await asRecruiter.goto('/company-dashboard/applications');
  await expectNoWider(asRecruiter);
  await asRecruiter.getByRole('button', { name: /^Notifications/u }).click();
  const bell = asRecruiter.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('link', { name }).click();
  const main = asRecruiter.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main.getByRole('link', { name: email })).toBeVisible();
  await expectNoWider(asRecruiter);
  await main.getByRole('link', { name: 'Applications' }).click();
  await expect(asRecruiter).toHaveURL(/\/applications$/u);
});
