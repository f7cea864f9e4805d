import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { formPaths, homeCompany } from './postings.ts';
import { pdf, textFile } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

/**
 * Opens a page whose scripts are held back until `doEarly` has run on the server-rendered markup.
 */
async function openBeforeScripts(page: Page, path: string, doEarly: () => Promise<void>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const opened = page.goto(path);
  await doEarly();
  expect(await page.locator('html[data-hydrated]').count(), 'nothing listens yet').toBe(0);
  release();
  await opened;
}

test('GEN-01 a filter chosen before hydration is applied', async ({ asRecruiter: page }) => {
  await openBeforeScripts(page, '/company-dashboard/applications', async () => {
    await page.getByLabel('Status').selectOption({ label: 'Hired' });
  });
  await expect(page).toHaveURL(/status=hired/u);
  await expect(page.getByLabel('Status')).toHaveValue('hired');
});

test('UX-03 a click before hydration counts exactly once', async ({ asNewStudent: { page } }) => {
  const save = page.getByRole('button', { name: /^Save .+ at /u }).first();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('savedJobs/setSaved')) sent.push(request.url());
  });
  await openBeforeScripts(page, '/student-dashboard/jobs', () => save.click());
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(standardToasts(page)).toContainText('Job saved successfully');
  expect(sent).toHaveLength(1);
});

test('UX-03 a menu clicked before hydration opens', async ({ asNewStudent: { page } }) => {
  const more = page.getByRole('button', { name: /^More options/u }).first();
  await openBeforeScripts(page, '/student-dashboard/jobs', () => more.click());
  await expect(page.getByRole('menuitem', { name: 'Report this job' })).toBeVisible();
});

test('CAR-07 form input and files from before hydration are kept and sent', async ({
  asNewStudent: { page },
}) => {
  const [path = ''] = await formPaths(page, homeCompany);
  await openBeforeScripts(page, path, async () => {
    await page.getByLabel('Cover letter').fill('Written early.');
    await page.getByLabel('Resume').setInputFiles(pdf());
  });
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue('Written early.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
});

test('CAR-07 a wrong file chosen before hydration is refused afterwards', async ({
  asNewStudent: { page },
}) => {
  const [path = ''] = await formPaths(page, homeCompany);
  const resume = page.getByLabel('Resume');
  await openBeforeScripts(page, path, () => resume.setInputFiles(textFile()));
  await expect(resume).toHaveAccessibleDescription(
    'Invalid file type – Please upload a PDF or DOCX file',
  );
});
