import type { Page } from '@playwright/test';
import { exampleResume } from '#testing/made-resumes.ts';
import { goodResume, unscoredFiles } from '#testing/picked-resumes.ts';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { largePdf, textFile } from './sample-files.ts';

const path = '/student-dashboard/ats-score';
const type = 'application/pdf';
const named = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
});

const good = named('asha-rao.pdf', goodResume);

type File = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, file: File) => page.getByLabel('Choose File').setInputFiles(file);
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate ATS Score' });
const compare = (page: Page) => page.getByRole('button', { name: 'Calculate Match Percentage' });
const result = (page: Page) => page.getByRole('heading', { name: 'Your ATS score' });
const history = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Score history' }) })
    .getByRole('listitem');
const keyNow = (page: Page) => page.evaluate(() => localStorage.getItem('atsScore'));

test('ATS-01 ATS-05 HOME-01 a file is scored without leaving the browser, and its score appears on the home page in another tab', async ({
  asNewStudent: { page, context },
}) => {
  const home = await context.newPage();
  await home.goto('/student-dashboard');
  await expect(home.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expect(home.getByRole('heading', { name: 'Career Readiness' })).toHaveCount(0);

  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto(path);
  await expect(calculate(page)).toBeDisabled();
  // Keyboard users who activate the button anyway get an explanation.
  await calculate(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Missing information' })).toBeVisible();

  await choose(page, good);
  await expect(page.getByText('Resume uploaded', { exact: true })).toBeVisible();
  await expect(page.getByText('0.01 MB')).toBeVisible();
  await page.keyboard.press('Tab');
  await calculate(page).press('Enter');
  await expect(result(page)).toBeVisible();
  for (const mark of ['0%', '25%', '50%', '75%', '100%'])
    await expect(page.getByText(mark, { exact: true })).toBeVisible();
  const score = await keyNow(page);
  expect(score).toMatch(/^\d{2}$/u);
  await expect(page.getByText(`ATS score ${score} of 100`)).toBeAttached();
  await expect(page.getByRole('progressbar', { name: 'ATS score' })).toHaveAttribute(
    'value',
    String(score),
  );
  await expect(home.getByText(`${score} of 100`)).toBeVisible();
  await expect(history(page)).toContainText([good.name]);
  expect(sent.join(' ')).toContain(good.name);
  expect(sent.join(' ')).not.toMatch(/%PDF|Acme|98765/u);

  await page.getByRole('tab', { name: 'What the employer sees' }).click();
  await expect(page.getByText('asha.rao@example.com').first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `Delete the score for ${good.name}` }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(history(page)).toHaveCount(0);
  expect(await keyNow(page)).toBeNull();
});

test('ATS-02 each kind of unscorable file gets a specific message and no score', async ({
  asNewStudent: { page },
}) => {
  const refused = [
    [largePdf(5_242_881), 'File too large', 'Please upload a file smaller than 5MB'],
    [textFile(), 'Invalid file type', 'Please upload a PDF or DOCX file'],
    [named('none.pdf', new Uint8Array()), 'This file is empty', 'It has too little text'],
  ] as const;
  const unreadable = {
    renamed: 'Invalid file type',
    damaged: 'This file is damaged',
    locked: 'This file is password-protected',
    picture: 'This resume is an image',
    poem: 'This doesn’t look like a resume',
  };
  await page.goto(path);
  for (const [file, title, advice] of refused) {
    await choose(page, file);
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert, file.name).toContainText(advice);
    await expect(calculate(page), file.name).toBeDisabled();
  }
  for (const [what, title] of Object.entries(unreadable)) {
    await choose(page, named(`${what}.pdf`, (await unscoredFiles[what]?.()) ?? new Uint8Array()));
    await calculate(page).click();
    await expect(page.getByRole('alert').filter({ hasText: title }), what).toBeVisible();
    await expect(result(page), what).toHaveCount(0);
  }
  // A valid file clears the message.
  await choose(page, good);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await keyNow(page)).toBeNull();
});

test('ATS-04 a description is counted and matched, edits clear the match, and a platform job can be picked by keyboard', async ({
  asNewStudent: { page },
}) => {
  await page.goto(path);
  const description = page.getByRole('textbox', { name: 'Job description' });
  await description.fill('Required: JavaScript and Docker\nNice to have: React');
  await expect(page.getByText('51 characters')).toBeVisible();
  await expect(compare(page)).toBeDisabled();
  await choose(page, good);
  await compare(page).click();
  await expect(page.getByRole('heading', { name: 'Match analysis' })).toBeVisible();
  for (const tile of ['Required Keywords', 'Preferred Keywords', 'Overall Match'])
    await expect(page.getByText(tile, { exact: true })).toBeVisible();
  const words = (title: string) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title, exact: false }) })
      .last()
      .getByRole('listitem');
  await expect(words('Matching keywords')).toContainText([/JavaScript/u, /react/iu]);
  await expect(words('Missing keywords')).toContainText(['Docker']);
  for (const tip of ['Format', 'Content', 'Structure'])
    await expect(page.getByRole('term').filter({ hasText: tip })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await description.press('End');
  await description.press('x');
  await expect(page.getByRole('heading', { name: 'Match analysis' })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Pick a job' }).fill('engineer');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  const title = (await option.locator('span span').first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => description.inputValue()).toContain(`${title}\n\nCompany: `);

  await description.fill('Required: Kafka');
  await page.getByRole('combobox', { name: 'Pick a job' }).fill('engineer');
  await option.click();
  await expect.poll(() => description.inputValue()).toContain(`${title}\n\nCompany: `);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(description).toHaveValue('Required: Kafka');
});

test('ATS-03 a finding highlights its place, and for a builder resume links to the part that fixes it', async ({
  asNewStudent: { page },
  origin,
}) => {
  const made = await page.request.post(`${origin}/api/rpc/resume/create`, {
    headers: { 'x-csrf-token': 'orpc', 'idempotency-key': crypto.randomUUID(), origin },
    data: { json: { name: 'Frontend', content: exampleResume } },
  });
  const { id } = ((await made.json()) as { json: { id: string } }).json;
  await page.goto(`${path}?resume=${id}`);
  await calculate(page).click();
  await expect(result(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^Page \d+: show/u })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'What the employer sees' })).toBeFocused();
  await expect(page.locator('[data-chosen]')).toBeVisible();
  await page.getByRole('tab', { name: 'To improve' }).click();
  await page
    .getByRole('link', { name: /^Fix in the builder/u })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/resume/${id}\\?part=`, 'u'));
});

test('ATS-02 a failed code download is reported immediately and not blamed on the file', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  watch.allowComplaint(/ERR_FAILED|Failed to load|Failed to fetch/u);
  await context.route(/\/assets\/worker-/u, (route) => route.abort());
  await page.goto(path);
  await choose(page, good);
  await calculate(page).click();
  await expect(page.getByText('Analysis failed', { exact: true })).toBeVisible();
  await context.unroute(/\/assets\/worker-/u);
});

test('ATS-05 a file is scored offline, and its score reaches the account once back online', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  watch.allowComplaint(/INTERNET_DISCONNECTED|Failed to fetch manifest/u);
  await page.goto(path);
  await choose(page, good);
  await calculate(page).click();
  await expect(history(page)).toHaveCount(1);
  await context.setOffline(true);
  await choose(page, named('later.pdf', good.buffer));
  await expect(result(page)).toHaveCount(0);
  await calculate(page).click();
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await choose(page, named('last.pdf', good.buffer));
  await calculate(page).click();
  await expect(result(page)).toBeVisible();
  await context.setOffline(false);
  await expect(history(page)).toContainText(['last.pdf', 'later.pdf', good.name]);
  await expect(page.getByText('Saved in this browser.')).toHaveCount(0);
});

test('ATS-05 a builder resume is scored as the file that would be sent', async ({
  asNewStudent: { page },
  origin,
}) => {
  const made = await page.request.post(`${origin}/api/rpc/resume/create`, {
    headers: {
      'x-csrf-token': 'orpc',
      'idempotency-key': crypto.randomUUID(),
      origin,
    },
    data: { json: { name: 'Frontend', content: exampleResume } },
  });
  expect(made.ok()).toBe(true);
  await page.goto('/student-dashboard/resume');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Score this resume' }).click();
  await expect(page.getByLabel('Or score a resume you created here')).toHaveValue(/./u);
  await calculate(page).click();
  await expect(result(page)).toBeVisible();
  await expect(history(page)).toContainText([String(await keyNow(page))]);
  await expect(history(page)).toContainText(['Frontend']);
});
