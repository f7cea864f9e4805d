import type { Page } from '@playwright/test';
import { longResumePdf } from '#testing/long-resume.ts';
import { readableResume } from '#testing/readable-resume.ts';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { openForm } from './postings.ts';

const file = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: readableResume,
});

async function upload(page: Page, picked = file('meera.pdf')): Promise<void> {
  await page.goto('/student-dashboard/resume?new=1');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload a resume/u }).click();
  await (await chooser).setFiles(picked);
  await expect(page.getByRole('heading', { name: 'Check the imported details' })).toBeFocused({
    timeout: 30_000,
  });
}

test('RES-04 leaving or reloading the check of a file asks first, and staying keeps what was corrected', async ({
  asNewStudent: { page },
}) => {
  await upload(page);
  const location = page.locator('[data-field="basics.location"]');
  await page.locator('details').filter({ has: location }).locator('summary').click();
  await location.fill('Madurai, India');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('link', { name: 'Roadmap' }).first().click();
  const asks = page.getByRole('alertdialog', { name: 'Leave without importing?' });
  await asks.getByRole('button', { name: 'Stay' }).click();
  await expect(location).toHaveValue('Madurai, India');
  await page.getByRole('link', { name: 'Roadmap' }).first().click();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/roadmap/u);
});

const mark = (page: Page) => page.locator('[data-chosen]');

test('RES-04 a parsed file is shown, highlighted and corrected, and fills the resume and the profile as chosen per field', async ({
  asNewStudent: { page, name },
  watch,
}) => {
  await upload(page);
  const location = page.locator('[data-field="basics.location"]');
  await expect(location).toHaveValue('Chennai, India');
  await page.locator('details').filter({ has: location }).locator('summary').click();
  await location.focus();
  await expect(mark(page)).toHaveCount(1);
  await location.fill('Madurai, India');
  await page.getByLabel('Update my profile too').check();
  const [first = ''] = name.split(' ');
  const dispute = page.getByRole('group', { name: 'First name' });
  await expect(dispute.getByRole('radio', { name: new RegExp(first, 'u') })).toBeChecked();
  await page.getByRole('group', { name: 'Last name' }).getByText('Use imported').click();
  expect(await findFaults(page)).toEqual([]);

  // A failure loses nothing, and the second attempt creates no second resume.
  watch.expectComplaint(/net::ERR_FAILED.*profile\/update/u);
  await page.route('**/api/rpc/profile/update', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Import resume' }).click();
  await expect(page.getByText('Import failed.').first()).toBeVisible();
  await expect(location).toHaveValue('Madurai, India');
  await page.getByRole('button', { name: 'Import resume' }).click();
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Madurai, India');
  const { items } = await (await page.request.get('/api/resumes')).json();
  expect(items).toHaveLength(1);
  const profile = await (await page.request.get('/api/profile')).json();
  expect(profile).toMatchObject({ firstName: first, lastName: 'Iyer', location: 'Madurai, India' });

  // Importing the same file into the current resume asks only about differences.
  await upload(page);
  await page.getByLabel('Import into', { exact: true }).selectOption({ label: 'meera' });
  await page.getByRole('group', { name: 'Location' }).getByText('Use imported').click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await page.getByRole('button', { name: 'Import resume' }).click();
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Chennai, India');
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`RES-04 A11Y-05 a long resume shows its doubtful fields first and each other entry as one line, at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    await page.setViewportSize({ width, height });
    const picked = { ...file('rahul.pdf'), buffer: Buffer.from(await longResumePdf()) };
    await upload(page, picked);
    const look = page.getByRole('region', { name: 'Worth a look' });
    const clear = page.getByRole('region', { name: 'Everything else' });
    await expect(look.getByLabel('Institution')).toHaveValue('Springfield Academy');
    await expect(look.getByLabel('Degree')).toBeHidden();
    await expect(clear.getByRole('textbox')).toHaveCount(0);
    const jobs = clear.locator('summary').filter({ hasText: 'Product Manager, Kestrel' });
    await expect(jobs).toHaveCount(14);
    await expect(jobs.first()).toContainText('Jan 2022 – Dec 2022');
    const heights = await jobs.evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(width === 360 ? 66 : 45);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(whole).toBeLessThan(3000);
    await expect(page.getByRole('button', { name: 'Import resume' })).toBeInViewport({ ratio: 1 });

    // By keyboard: a line opens, and its first field is next.
    await jobs.nth(3).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const company = page.locator('[data-field="experience.3.company"]');
    await expect(company).toBeFocused();
    await expect(company).toBeInViewport({ ratio: 1 });
    await expect(mark(page)).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.type(' Ltd');
    await expect(jobs.nth(3)).toContainText('Ltd');
    expect(await findFaults(page)).toEqual([]);
  });

test('ATS-02 an unreadable file gets a reason, and no resume is created', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard/resume?new=1');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload a resume/u }).click();
  const torn = file('torn.pdf');
  await (await chooser).setFiles({ ...torn, buffer: torn.buffer.subarray(0, 60) });
  await expect(page.getByText('This file is damaged')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^Start from scratch/u })).toBeEnabled();
});

test('CAR-04 ATS-06 a chosen resume fills empty form fields, and the company sees the parsed data', async ({
  asNewStudent: { page },
  asRecruiter,
}) => {
  await openForm(page, 2);
  await page.getByLabel('Full name').fill('Meera');
  await page.getByLabel('Resume').setInputFiles(file('meera.pdf'));
  await expect(page.getByText('Filled in from meera.pdf: Phone.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98400 12345');
  await expect(page.getByLabel('Full name')).toHaveValue('Meera');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue('');
  const answers = page.getByRole('group', { name: /^Questions/u });
  expect(await answers.count()).toBe(0);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);

  const { items } = await (
    await asRecruiter.request.get('/api/received-applications?search=Meera')
  ).json();
  const { id } = items.find(({ fullName }: { fullName: string }) => fullName === 'Meera');
  await asRecruiter.goto(`/company-dashboard/applications?view=table&application=${id}`);
  await asRecruiter.getByRole('button', { name: 'Parsed data' }).click({ timeout: 30_000 });
  const field = asRecruiter.getByRole('button', { name: /meera\.iyer@example\.com/u });
  await expect(field).toBeVisible({ timeout: 30_000 });
  await field.click();
  await expect(field).toHaveAttribute('aria-pressed', 'true');
  await expect(mark(asRecruiter)).toHaveCount(1);
  await asRecruiter.keyboard.press('ArrowDown');
  await expect(asRecruiter.getByRole('button', { name: /98400 12345/u })).toBeFocused();
  expect(await findFaults(asRecruiter)).toEqual([]);
  await expect(asRecruiter.getByRole('link', { name: /meera\.pdf/u })).toBeVisible();
});
