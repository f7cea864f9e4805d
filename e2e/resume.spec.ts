import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const path = '/student-dashboard/resume';

async function startEmptyResume(page: Page): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /^Start from scratch/u }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const saved = (page: Page) => expect(page.locator('[data-save-state=saved]')).toBeVisible();
const picture = (page: Page) => page.getByRole('img', { name: /^Page 1 of/u });

test('RES-01 RES-03 a resume is created from nothing, with a live preview, and survives a reload', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  await page.getByLabel('First name').fill('Asha');
  await expect(picture(page)).toBeVisible();
  const before = await picture(page).getAttribute('src');
  await page.getByLabel('Summary').fill('I bake.');
  await expect.poll(() => picture(page).getAttribute('src')).not.toBe(before);
  await page.getByRole('button', { name: 'Next: Education' }).click();
  await expect(tab(page, 'Education')).toBeFocused();
  await page.getByLabel('Institution').fill('Fergusson College');
  await page.getByLabel('Start month').selectOption({ label: 'Jun' });
  await page.getByLabel('Start year').fill('2022');
  await page.getByLabel('Ongoing').check();
  await page.getByRole('button', { name: 'Next: Experience' }).click();
  await page.getByLabel('Company').fill('Acme');
  await page.getByRole('button', { name: 'Next: Skills' }).click();
  await page.getByRole('textbox', { name: 'Skills' }).fill('Bread, Cakes,');
  await page.getByLabel('Certifications').fill('Baker\nCook');
  await page.getByRole('button', { name: 'Next: Template' }).click();
  await page.getByText('Classic').click();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Classic/u })).toBeChecked();
  await tab(page, 'Skills').click();
  await expect(page.getByRole('textbox', { name: 'Skills' })).toHaveValue('Bread, Cakes');
  await expect(page.getByLabel('Certifications')).toHaveValue('Baker\nCook');
  await tab(page, 'Education').click();
  await expect(page.getByLabel('Start year')).toHaveValue('2022');
  await expect(page.getByLabel('Ongoing')).toBeChecked();
});

test('RES-01 a resume starts from an example, whose gaps are noted until they are filled', async ({
  asNewStudent: { page },
}) => {
  await page.goto(path);
  await page.getByRole('button', { name: /^Start from an example/u }).click();
  const title = page.getByLabel('Professional title');
  await expect(title).toHaveValue('[job title …]');
  await expect(picture(page)).toBeVisible();
  await title.focus();
  await title.blur();
  const note = page.getByText('Fill in or remove the text in brackets.');
  await expect(note).toHaveCount(1);
  await title.fill('Baker');
  await expect(note).toHaveCount(0);
  await tab(page, 'Experience').click();
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue('[company …]');
  expect(await findFaults(page)).toEqual([]);
});

test('RES-01 edits in two tabs are merged, and only a conflicting text needs a decision', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  watch.allowComplaint(/INTERNET_DISCONNECTED/u);
  watch.expectComplaint(/status of 409/u);
  await startEmptyResume(page);
  const address = page.url().replace(/\?.*$/u, '');
  await saved(page);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel('First name')).toBeVisible();
  // Both edit without receiving each other's changes.
  await context.setOffline(true);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Summary').fill('Here.');
  await other.getByLabel('Last name').fill('Rao');
  await other.getByLabel('Summary').fill('There.');
  await expect(page.locator('[data-save-state=offline]')).toBeVisible();
  await expect(other.locator('[data-save-state=offline]')).toBeVisible();
  await context.setOffline(false);
  for (const each of [page, other]) {
    await expect(each.getByLabel('First name')).toHaveValue('Asha');
    await expect(each.getByLabel('Last name')).toHaveValue('Rao');
  }
  const asksIn = (each: Page) =>
    each.getByRole('button', { name: 'Use the other version of Summary' }).count();
  await expect.poll(async () => (await asksIn(page)) + (await asksIn(other))).toBeGreaterThan(0);
  // Undo reverts local changes, never those from the other tab.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Summary' })).not.toHaveValue('Here.');
  await expect(page.getByLabel('Last name')).toHaveValue('Rao');
});

test('RES-01 offline edits survive a reload and are saved once back online', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  watch.allowComplaint(/INTERNET_DISCONNECTED/u);
  await startEmptyResume(page);
  await saved(page);
  // Only a preview that is there can be out of date.
  await expect(page.getByRole('img', { name: /^Page 1 of/u }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('First name').fill('Asha');
  await expect(page.locator('[data-save-state=offline]')).toBeVisible();
  await expect(page.getByText('This preview is out of date')).toBeVisible();
  const kept = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('firstrung-kept:')).length,
    );
  expect(await kept()).toBe(1);
  await context.setOffline(false);
  await saved(page);
  expect(await kept()).toBe(0);

  // Blocks requests instead of using offline mode: a closing page gets back online for a moment and
  // would save.
  const saves = '**/api/rpc/resume/save*';
  await context.route(saves, (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Last name').fill('Rao');
  await expect(page.locator('[data-save-state=offline]')).toBeVisible();
  const address = page.url();
  await page.close();
  await context.unroute(saves);
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('Your unsaved changes were restored')).toBeVisible();
  await expect(again.getByLabel('Last name')).toHaveValue('Rao');
  await saved(again);
  await again.reload();
  await expect(again.getByLabel('Last name')).toHaveValue('Rao');
});

test('RES-03 A11Y-01 each template shows the own resume, and the preview can be enlarged', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  await page.getByLabel('First name').fill('Asha');
  await saved(page);
  await page.getByRole('tab', { name: 'Template' }).click();
  const pictures = page.getByRole('group', { name: 'Template' }).locator('img');
  await expect(pictures).toHaveCount(6);
  const sources = await pictures.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(new Set(sources).size).toBe(6);
  const preview = page.getByRole('region', { name: 'Preview' });
  const widthOf = async () => (await preview.getByRole('img').first().boundingBox())?.width ?? 0;
  const usual = await widthOf();
  await preview.getByRole('button', { name: 'Zoom in' }).click();
  expect(await widthOf()).toBeGreaterThan(usual * 1.4);
  await preview.getByRole('button', { name: 'Open full-size preview' }).click();
  const full = page.getByRole('dialog', { name: 'Preview' });
  await expect(full.getByRole('img')).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
});

test('RES-01 A11Y-05 entries are moved by keyboard and menu, each move is announced, and undo reverts it', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  await tab(page, 'Experience').click();
  await page.getByLabel('Company').fill('Acme');
  await page.getByRole('button', { name: 'Add a job' }).click();
  const companies = page.getByLabel('Company');
  await expect(companies).toHaveCount(2);
  await companies.nth(1).fill('Bakers');
  const handle = page.getByRole('button', { name: /^Move Bakers/u });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Bakers moved to position 1 of 2')).toBeAttached();
  await expect(companies.first()).toHaveValue('Bakers');
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: 'Actions for Bakers' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(companies.first()).toHaveValue('Acme');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(companies.first()).toHaveValue('Bakers');
  await page.keyboard.press('Control+Shift+z');
  await expect(companies.first()).toHaveValue('Acme');
  for (const name of ['Acme', 'Bakers']) {
    await page.getByRole('button', { name, exact: true }).click();
  }
  const [from, to] = [
    await handle.boundingBox(),
    await page.getByRole('button', { name: /^Move Acme/u }).boundingBox(),
  ];
  await page.mouse.move((from?.x ?? 0) + 8, (from?.y ?? 0) + 8);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 8, (to?.y ?? 0) + 4, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('Bakers moved to position 1 of 2')).toBeAttached();
});

test('RES-01 an invalid resume URL says so and breaks nothing', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.allowComplaint(/404/u);
  await page.goto('/student-dashboard/resume/new');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
});

test('RES-03 a text that is too long is reported, and the preview shows the rest', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard/resume');
  await page.getByRole('button', { name: /^Start from scratch/u }).click();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Summary').fill('Words and words. '.repeat(200));
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Summary: 400 characters over')).toBeVisible();
  await expect(preview.getByRole('img').first()).toBeVisible();
});

test('RES-02 the first education and experience entries can be cleared but not removed', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  for (const [name, field] of [
    ['Education', 'Institution'],
    ['Experience', 'Company'],
  ] as const) {
    await tab(page, name).click();
    await page.getByLabel(field).fill('Acme');
    await page.getByRole('button', { name: 'Actions for Acme' }).click();
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Clear' }).click();
    await expect(page.getByLabel(field)).toHaveValue('');
  }
});

test('RES-01 a version is saved under a name, compared with the current resume, and restored', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  await page.getByLabel('Summary').fill('First words.');
  const open = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
  };
  await open();
  await page.getByLabel('Version name').fill('Sent to Acme');
  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page.getByRole('dialog').getByText('Sent to Acme')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Summary').fill('Other words.');
  await saved(page);
  await open();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Sent to Acme' })
    .getByRole('button', { name: /^Compare/u })
    .click();
  await expect(page.getByRole('dialog').getByText('1 difference')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('First words.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('First words.');
  await saved(page);
  await page.reload();
  await expect(page.getByLabel('Summary')).toHaveValue('First words.');
});

test('RES-05 a share link shows the resume after a password, also without scripts, until it is revoked', async ({
  asNewStudent: { page },
  browser,
  origin,
  watch,
  open,
}) => {
  await startEmptyResume(page);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Summary').fill('I bake.');
  await saved(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Share link' }).click();
  await page.getByLabel('Password').fill('rye');
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Link address').inputValue();

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const plain = await stranger.newPage();
  const answer = await plain.goto(address);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(plain.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/u);
  await expect(plain.getByText('I bake.')).toHaveCount(0);
  await plain.getByLabel('Password').fill('wheat');
  await plain.getByRole('button', { name: 'Open resume' }).click();
  await expect(plain.getByText('Wrong password.')).toBeVisible();
  await plain.getByLabel('Password').fill('rye');
  await plain.getByRole('button', { name: 'Open resume' }).click();
  await expect(plain.getByRole('heading', { name: 'Asha’s resume' })).toBeVisible();
  await expect(plain.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await stranger.close();

  const other = await open();
  await other.goto(new URL(address).pathname);
  await other.getByLabel('Password').fill('rye');
  await other.getByRole('button', { name: 'Open resume' }).click();
  await expect(other.getByRole('heading', { name: 'Asha’s resume' })).toBeVisible();

  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No links yet.')).toBeVisible();
  watch.expectComplaint(/status of 404/u);
  const gone = await other.goto(`${origin}${new URL(address).pathname}`);
  expect(gone?.status()).toBe(404);
});

test('RES-04 every export is verified by parsing and shows its recovered fields; an old one starts a resume', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill('asha@example.test');
  await page.getByLabel('Summary').fill('I bake bread for people who are in a hurry.');
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4 of 4 fields read back')).toHaveCount(5, { timeout: 30_000 });
  const taken = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  const download = await taken;
  expect(download.suggestedFilename()).toBe('Asha Rao - My resume.pdf');
  const path = await download.path();
  await page.goto(`/student-dashboard/resume?new=1`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Upload a resume/u }).click();
  await (
    await chooser
  ).setFiles({
    name: 'old.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(path),
  });
  await page.getByRole('button', { name: 'Import resume' }).click({ timeout: 30_000 });
  await expect(tab(page, 'Personal')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.test');
});

test('RES-01 A11Y-06 archived resumes stay available, and the focus stays in the list after a deletion', async ({
  asNewStudent: { page },
}) => {
  await startEmptyResume(page);
  await saved(page);
  await page.goto(`${path}/all`);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for My resume' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Archive');
  await expect(page.getByRole('heading', { name: 'Archived resumes' })).toBeVisible();
  await page.goto(path);
  await page.getByRole('link', { name: 'All resumes' }).click();
  await choose('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No resumes here yet')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
});
