import type { Page } from '@playwright/test';
import { takeTurns } from '#testing/take-turns.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, type Person, test } from './fixtures.ts';
import { openForm } from './postings.ts';
import { pdf } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

const applications = '/company-dashboard/applications';

async function apply({ page }: Person): Promise<void> {
  await openForm(page);
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
}

async function open(page: Page, person: Person): Promise<void> {
  await page.goto(`${applications}?view=table&search=${person.email}`);
  await page.getByRole('link', { name: new RegExp(`^${person.name}, \\S`, 'u') }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
}

async function score(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Scorecards' }).click();
  const evidence = page.getByLabel('Evidence');
  await expect(evidence).toHaveCount(4);
  for (let at = 0; at < 4; at += 1) {
    await page.getByRole('radio', { name: '3 Good' }).nth(at).check();
    await evidence.nth(at).fill(`Said so in line ${at + 1}.`);
  }
}

for (const width of takeTurns([1280, 360], 1)) {
  test(`CO-05 A11Y-01 an application is read, scored and left for the next one at ${width} px`, async ({
    asNewStudent: person,
    asRecruiter: page,
  }) => {
    await apply(person);
    await page.setViewportSize({ width, height: 800 });
    await open(page, person);
    await expect(page).toHaveTitle(new RegExp(`^${person.name}, .+ · `, 'u'));
    // The only one of its list: the way on stays where it is, and so does the focus.
    const next = page.getByRole('link', { name: 'Next application', disabled: true });
    await next.press('Enter');
    await expect(next).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    const tabs = page.getByRole('tablist', { name: 'Application details' }).getByRole('tab');
    await expect(tabs).toHaveCount(9);
    // A mouse can't scroll a bar without a scrollbar.
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await expectNoFaults(page, 'profile of an application', 0);
    await page.setViewportSize({ width, height: 800 });
    const shows = page.getByRole('button', { name: 'Show resume' });
    if (width < 1000) {
      await shows.click();
      await expect(page.getByRole('dialog', { name: `${person.name}’s resume` })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shows).toBeFocused();
    } else {
      await expect(page.getByRole('region', { name: 'Resume' })).toBeVisible();
      await expect(shows).toBeHidden();
    }
    for (const name of [/^Move .+’s application/u, 'Reject...'])
      await expect(page.getByRole('button', { name })).toBeInViewport();

    await score(page);
    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByRole('tab', { name: 'Scorecards' }).click();
    await expect(page.getByLabel('Evidence').first()).toHaveValue('Said so in line 1.');
    await page.getByLabel('Evidence').last().fill(' ');
    // The panel scrolls inside the window, the page itself doesn't.
    if (width === 1280)
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight),
      ).toBe(0);
    await page.getByRole('button', { name: 'Submit scorecard' }).click();
    await expect(page.getByLabel('Evidence').last()).toHaveAccessibleDescription(
      /^Add evidence for this score\./u,
    );
    await page.getByLabel('Evidence').last().fill('Calm under pressure.');
    await page.getByRole('button', { name: 'Submit scorecard' }).click();
    await expect(standardToasts(page)).toContainText('Scorecard submitted');
    await expect(page.getByRole('article')).toContainText('Calm under pressure.');
    await expect(page.locator(':focus'), 'the focus goes on').toContainText('Calm under pressure.');
    await expectNoFaults(page, 'a submitted scorecard', 0);
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Edit scorecard' }).click();
    await page.getByRole('radio', { name: '4 Strong' }).first().check();
    await page.getByRole('button', { name: 'Submit new version' }).click();
    await expect(page.getByRole('article')).toContainText('1 earlier version');
  });
}

test('CO-05 J and K go through the list as it was filtered, and the title follows', async ({
  asRecruiter: page,
}) => {
  // The oldest first: what other tests move meanwhile is at the end.
  await page.goto(`${applications}?view=table&status=under_review&sort=oldest`);
  const rows = page.getByRole('row').locator('[data-opens-row]');
  const names = await rows.allTextContents();
  await rows.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(names[0] ?? '');
  for (const name of names.slice(1, 4)) {
    await page.keyboard.press('j');
    await expect(heading).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name}, `, 'u'));
  }
  await page.keyboard.press('k');
  await expect(heading).toHaveText(names[2] ?? '');
  const next = page.getByRole('link', { name: 'Next application' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(names[3] ?? '');
  await expect(next).toBeFocused();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByLabel('New note').pressSequentially('jk');
  await expect(heading).toHaveText(names[3] ?? '');
  await page.getByRole('link', { name: 'Applications', exact: true }).last().click();
  await expect(page).toHaveURL(/status=under_review/u);
});

test('CO-05 columns, order and filters make a saved view, and the CSV follows them', async ({
  asRecruiter: page,
}) => {
  await page.goto(`${applications}?view=table&status=pending`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Rating' }).click();
  await expect(page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Match' }).getByRole('link').click();
  await expect(page.getByRole('columnheader', { name: 'Match' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const name = `Best ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view...' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('button', { name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const text = await (await (await download).createReadStream()).toArray();
  const lines = Buffer.concat(text).toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toBe(
    '"candidate","email","position","applied","status","stage","match","rating","owner"',
  );
  expect(lines.slice(1).every((line) => line.includes('"pending"'))).toBe(true);
  await page.goto(applications);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitemcheckbox', { name }).click();
  await expect(page).toHaveURL(/status=pending.*sort=match/u);
  await page.setViewportSize({ width: 640, height: 800 });
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await tooWide()).toBeLessThanOrEqual(0);
});
