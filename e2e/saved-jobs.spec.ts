import type { Locator, Page } from '@playwright/test';
import { applyTo } from './applied.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const path = '/student-dashboard/jobs';
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('article');
const save = (card: Locator) => card.getByRole('button', { name: /^Save .+ at /u });

/**
 * Holds back the responses of these calls; the returned function releases them and waits for the
 * reload that follows.
 */
async function holdResponse(page: Page, url: string): Promise<() => Promise<void>> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await gone;
    await route.continue();
  });
  return async () => {
    const loaded = page.waitForResponse(/(savedJobs|jobAlerts)\/list/u);
    letGo();
    await loaded;
  };
}

async function titleOf(card: Locator): Promise<string> {
  return (await card.getByRole('heading').textContent()) ?? '';
}

test('STJ-07 a job is saved from its card, listed as saved, removed, and restored by undo', async ({
  asNewStudent: { page },
}) => {
  await page.goto(`${path}?q=engineer`);
  const card = cards(page).first();
  const title = await titleOf(card);
  await expect(save(card).getByText('Saved')).toBeHidden();
  const { width } = (await save(card).boundingBox()) ?? {};
  await save(card).click();
  await expect(standardToasts(page)).toContainText('Job saved successfully');
  await expect(save(card)).toHaveAttribute('aria-pressed', 'true');
  await expect(save(card).getByText('Saved')).toBeVisible();
  await expect(save(card).getByText('Save', { exact: true })).toBeHidden();
  expect((await save(card).boundingBox())?.width).toBe(width);
  const kept = await page.evaluate(() => localStorage.getItem('savedJobs'));
  expect(JSON.parse(kept ?? '[]')).toHaveLength(1);
  const facts = await card.getByRole('list').first().innerText();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1 saved job' })).toBeVisible();
  const own = page.getByRole('article').filter({ hasText: title });
  expect(await own.getByRole('list').first().innerText(), 'place, pay and kind').toBe(facts);
  await expect(own.getByRole('link', { name: /^(Apply Now|View details): /u })).toBeVisible();
  await own.getByRole('heading').getByRole('link').click();
  const opened = page.getByRole('dialog', { name: title });
  await expect(opened.getByRole('link', { name: 'Open full page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened, 'over the saved list, which stays').toBeHidden();
  await expect(page).toHaveURL(/\/jobs\/saved$/u);
  await expect(own.getByRole('heading').getByRole('link')).toBeFocused();
  await save(own).click();
  await expect(standardToasts(page)).toContainText('Job removed from saved');
  await expect(page.getByText('No saved jobs yet')).toBeVisible();
  await expect(page.locator('#main'), 'the focused button is gone').toBeFocused();
  const answer = await holdResponse(page, '**/savedJobs/setSaved');
  await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
  // The list changes on click, and the response shifts nothing under the pointer.
  const row = page.getByRole('heading', { level: 3, name: title });
  await expect(row).toBeVisible();
  const place = await row.boundingBox();
  await answer();
  expect(await row.boundingBox()).toEqual(place);
});

test('STJ-05 STJ-07 a saved job is applied to with one click where it is saved', async ({
  asNewStudent,
  origin,
}) => {
  const { page } = asNewStudent;
  await applyTo(asNewStudent, origin);
  await page.goto(path);
  const found = cards(page)
    .filter({ has: page.getByRole('button', { name: /^1-click apply/u }) })
    .first();
  await save(found).click();
  await expect(standardToasts(page)).toContainText('Job saved successfully');
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1 saved job' })).toBeVisible();
  const card = page.getByRole('main').getByRole('article');
  await card.getByRole('button', { name: /^1-click apply to/u }).click();
  await expect(card.getByRole('link', { name: /^You applied/u })).toBeFocused();
  await standardToasts(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(standardToasts(page)).toContainText('Undone. Nothing was sent to');
  await expect(card.getByRole('button', { name: /^1-click apply to/u })).toBeVisible();
  await card.getByRole('heading').getByRole('link').click();
  const opened = page.getByRole('dialog').filter({ visible: true });
  await opened.getByRole('button', { name: /^1-click apply to/u }).click();
  await expect(opened.getByRole('link', { name: /^You applied/u })).toBeFocused();
});

test('STJ-07 GEN-04 recording a search shifts nothing, and it is offered with the next one', async ({
  asNewStudent: { page },
}) => {
  const noted = page.waitForResponse(/jobAlerts\/recordSearch/u);
  await page.goto(`${path}?q=engineer`);
  await page.evaluate(() => document.fonts.ready);
  const box = await cards(page).first().boundingBox();
  await noted;
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentSearches')))
    .toContain('engineer');
  expect(await cards(page).first().boundingBox()).toEqual(box);
  const last = page.getByRole('navigation', { name: 'Recent searches' });
  await expect(last).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Keywords' }).fill('nurse');
  await page.keyboard.press('Enter');
  await last.getByRole('link', { name: 'engineer' }).click();
  await expect(page).toHaveURL(/q=engineer$/u);
});

test('STJ-01 STJ-07 a search is saved with job alerts, recent searches are offered, and both can be removed', async ({
  asNewStudent: { page },
}) => {
  const noted = page.waitForResponse(/jobAlerts\/recordSearch/u);
  await page.goto(`${path}?q=react&type=Full-time`);
  await noted;
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('react · Full-time');
  await dialog.getByLabel('Email me new jobs').selectOption('weekly');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(standardToasts(page)).toContainText('Search saved');
  await page.getByRole('link', { name: 'Searches and alerts' }).click();
  await expect(page.getByLabel('How often to email new jobs for')).toHaveValue('weekly');
  await page.getByLabel('How often to email new jobs for').selectOption('daily');
  await expect(standardToasts(page)).toContainText('Saved');
  await page.reload();
  await expect(page.getByLabel('How often to email new jobs for')).toHaveValue('daily');
  await page.getByRole('button', { name: 'Remove search' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  const answer = await holdResponse(page, '**/jobAlerts/createSearch');
  await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
  const links = page.getByRole('link', { name: 'react · Full-time' });
  await expect(links, 'the kept search is back at the press, above the last one').toHaveCount(2);
  const place = await links.last().boundingBox();
  await answer();
  expect(await links.last().boundingBox(), 'the answer moves nothing').toEqual(place);
  await links.last().click();
  await expect(page).toHaveURL(/q=react&type=Full-time/u);
  await expect(page.getByRole('navigation', { name: 'Recent searches' })).toContainText(
    'react · Full-time',
  );
});

test('JOBS-01 a hidden job leaves the results and comes back; a job is reported once', async ({
  asNewStudent: { page },
}) => {
  await page.goto(`${path}?q=engineer`);
  const card = cards(page).first();
  const title = await titleOf(card);
  await card.getByRole('button', { name: /^More options/u }).click();
  await page.getByRole('menuitem', { name: 'Report this job' }).click();
  const report = page.getByRole('dialog', { name: 'Report this' });
  await report.getByLabel('What’s wrong?').selectOption('spam');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(standardToasts(page)).toContainText('Thanks. We’ll look into it.');
  await card.getByRole('button', { name: /^More options/u }).click();
  const hidden = await card.getByRole('heading').getByRole('link').getAttribute('data-posting');
  const next = cards(page).nth(1).getByRole('heading').getByRole('link');
  const nextId = await next.getAttribute('data-posting');
  await page.getByRole('menuitem', { name: 'Hide this job' }).click();
  await expect(standardToasts(page)).toContainText('You won’t see this job again');
  // By its id: other tests publish jobs, so the number of results may change.
  const ofHidden = cards(page).locator(`h3 a[data-posting="${hidden}"]`);
  await expect(ofHidden).toHaveCount(0);
  await expect(cards(page).first().locator(`h3 a[data-posting="${nextId}"]`)).toBeFocused();
  await page.goto(`${path}/searches`);
  await page.getByRole('button', { name: `Show ${title}` }).click();
  await expect(page.getByText('Nothing is hidden.')).toBeVisible();
  await page.goto(`${path}?q=engineer`);
  await expect(ofHidden).toHaveCount(1);
});

test('STJ-05 with an earlier resume, one click applies where there are no questions, and can be undone before it is sent', async ({
  asNewStudent,
  origin,
}) => {
  const { page } = asNewStudent;
  const quick = (card: Locator) => card.getByRole('button', { name: /^1-click apply to/u });
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
  await expect(quick(cards(page).first())).toHaveCount(0);
  await applyTo(asNewStudent, origin);
  await page.goto(path);
  const first = cards(page)
    .filter({ has: page.getByRole('button', { name: /^1-click apply/u }) })
    .first();
  const title = await titleOf(first);
  // By its id: another company may have a job of the same name.
  const id = await first.getByRole('heading').getByRole('link').getAttribute('data-posting');
  const card = cards(page).filter({ has: page.locator(`h3 a[data-posting="${id}"]`) });
  const toasts = standardToasts(page);
  let held = 0;
  page.on('request', (request) => (held += Number(request.url().endsWith('/application/hold'))));
  await quick(card).dblclick();
  await expect(toasts).toContainText('They’ll get your contact details and your resume');
  expect(held).toBe(1);
  const applied = card.getByRole('link', { name: /^You applied/u });
  await expect(applied).toBeFocused();
  await toasts.getByRole('button', { name: 'Undo' }).click();
  await expect(toasts).toContainText('Undone. Nothing was sent to');
  await quick(card).click();
  await expect(applied).toBeVisible();
  await expect(toasts).toContainText('Application submitted successfully!', { timeout: 40_000 });
  await toasts.getByRole('button', { name: 'View application' }).click();
  await expect(page).toHaveURL(/\/applications\?application=/u);
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
});

test('HOME-02 a recommended job has a reason, and a dismissed one stays hidden until restored', async ({
  asStudent: page,
}) => {
  await page.goto('/student-dashboard');
  const list = page.getByRole('region', { name: 'Recommended for you' });
  const card = list.getByRole('article').first();
  await expect(card.getByRole('img', { name: /^Match \d+ of 100/u })).toBeVisible();
  const title = await titleOf(card);
  await card.getByRole('button', { name: /^Not interested in/u }).click();
  await expect(list.getByRole('heading', { level: 3, name: title, exact: true })).toHaveCount(0);
  await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('heading', { level: 3, name: title, exact: true })).toHaveCount(1);
});
