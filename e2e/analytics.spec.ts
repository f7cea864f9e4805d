import { readFile } from 'node:fs/promises';
import { readPdf } from '#testing/pdf-text.ts';
import { takeTurns } from '#testing/take-turns.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

for (const width of takeTurns([1280, 360], 0))
  test(`CO-08 A11Y-01 figures are compared, filtered, followed and exported at ${width} px`, async ({
    asRecruiter: page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/company-dashboard/analytics');
    await page.getByRole('link', { name: '7 days' }).click();
    await expect(page).toHaveURL(/range=7d/u);
    const card = (heading: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const compared = card('Compared with the previous period');
    await expect(compared.getByRole('rowheader', { name: 'Applications' })).toBeVisible();
    await expectNoFaults(page, 'analytics', width === 1280 ? 1 : 0);

    const downloaded = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export Report' }).click();
    const file = await readFile(await (await downloaded).path());
    const { text } = await readPdf(new Uint8Array(file));
    const funnel = card('Funnel');
    const applications = funnel.getByRole('listitem').filter({ hasText: 'Applications' });
    const count = /[\d,]+/u.exec(await applications.innerText())?.[0] ?? '';
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(`Applications ${count} 100%`);

    // Other journeys apply meanwhile: then both are read once more.
    await expect(async () => {
      await page.goto('/company-dashboard/analytics?range=7d');
      const now = /[\d,]+/u.exec(await applications.innerText())?.[0] ?? '';
      await funnel.getByRole('link', { name: 'Applications' }).click();
      await expect(page).toHaveURL(/applications\?.*range=7d/u);
      const shown = page.getByText(new RegExp(`^${now} applications?$`, 'u'));
      await expect(shown).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
