import { takeTurns } from '#testing/take-turns.ts';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { pdf } from './sample-files.ts';

for (const width of takeTurns([1280, 360], 0)) {
  test(`CAR-05 STJ-05 a student applies within the dashboard and lands on the application, at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/student-dashboard/jobs');
    const apply = page.getByRole('link', { name: /^Apply Now: .+ at /u }).first();
    const name = (await apply.getAttribute('aria-label')) ?? '';
    const title = name.replace(/^Apply Now: (.+) at .+$/u, '$1');
    await apply.click();
    await expect(page).toHaveURL(/\/student-dashboard\/jobs\/[\da-f-]{36}\/apply/u);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    for (const question of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all())
      await question.getByRole('radio').first().check();
    await page.getByLabel('Resume').setInputFiles(pdf());
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page).toHaveURL(/\/student-dashboard\/applications\?application=/u);
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('group')).toHaveAttribute('open');
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    const column = page.getByRole('region', { name: 'Applied 1' });
    await expect(column.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await page.getByRole('link', { name: 'Next month' }).click();
    await expect(page).toHaveURL(/view=calendar&month=20/u);
    await expect(page.getByText(/^Nothing in /u)).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
    await page.goto('/student-dashboard/applications?view=board');
    await column.getByRole('link', { name: `View job: ${title}` }).click();
    await expect(page).toHaveURL(/\/student-dashboard\/jobs\/[\da-f-]{36}$/u);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}
