import type { Locator, Page } from '@playwright/test';
import { dragCard } from './drag-card.ts';
import { expect, type Person, test } from './fixtures.ts';
import { openForm } from './postings.ts';
import { pdf } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

const pipeline = '/company-dashboard/applications';

async function apply({ page }: Person): Promise<void> {
  await openForm(page);
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
}

const columnOf = (page: Page, status: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${status}, `, 'u') });
/** Opens an application; its name includes the job. */
const opener = (page: Page, { name }: Pick<Person, 'name'>): Locator =>
  page.getByRole('link', { name: new RegExp(`^${name}, \\S`, 'u') });
const cardIn = (column: Locator, { name }: Person): Locator =>
  column.getByRole('listitem').filter({ has: opener(column.page(), { name }) });
const openBoard = (page: Page, { email }: Person) =>
  page.goto(`${pipeline}?view=board&search=${email}`);

test('CO-05 a card is dragged to another column; the student and a colleague’s board follow', async ({
  asNewStudent: person,
  asRecruiter: page,
  open,
  states,
}) => {
  await apply(person);
  await openBoard(page, person);
  const colleague = await open({ storageState: states.recruiter });
  await openBoard(colleague, person);
  const theirs = colleague.getByLabel('Search applications');
  await theirs.focus();
  await expect(cardIn(columnOf(colleague, 'New'), person)).toBeVisible();
  await dragCard(page, cardIn(columnOf(page, 'New'), person), columnOf(page, 'Under Review'));
  await expect(cardIn(columnOf(page, 'Under Review'), person)).toBeVisible();
  await expect(page.getByText(`${person.name} moved to Under Review, 1 of 1`)).toBeAttached();
  await expect(cardIn(columnOf(colleague, 'Under Review'), person)).toBeVisible();
  await expect(theirs).toBeFocused();
  await expect(person.page.getByRole('article')).toContainText('Applied');
  await expect(person.page.getByRole('article')).toContainText('Under review', {
    timeout: 40_000,
  });
});

test('CO-05 a column that is not a valid target says so during the drag and accepts nothing', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  await openBoard(page, person);
  const card = cardIn(columnOf(page, 'New'), person);
  const hired = columnOf(page, 'Hired');
  await hired.scrollIntoViewIfNeeded();
  await card.scrollIntoViewIfNeeded();
  await dragCard(page, card, columnOf(page, 'Under Review'), false);
  await expect(hired).toContainText('Can’t move from New');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(hired).not.toContainText('Can’t move from New');
  await expect(card).toBeVisible();
});

test('CO-05 the browser scrolls the board by itself, however busy the page is', async ({
  asRecruiter: page,
}) => {
  await page.goto(`${pipeline}?view=board`);
  const board = page.getByRole('group', { name: 'Applications by status' });
  const size = await board.evaluate((box) => `${box.clientWidth} × ${box.clientHeight}`);
  const devtools = await page.context().newCDPSession(page);
  const reasons = new Map<string, Promise<string[]>>();
  devtools.on('LayerTree.layerTreeDidChange', ({ layers = [] }) => {
    for (const { layerId, width, height } of layers) {
      const why = devtools
        .send('LayerTree.compositingReasons', { layerId })
        .then(({ compositingReasonIds }) => compositingReasonIds)
        // A layer may be gone by now.
        .catch(() => []);
      reasons.set(`${width} × ${height}`, why);
    }
  });
  await devtools.send('DOM.enable');
  await devtools.send('LayerTree.enable');
  await expect.poll(async () => (await reasons.get(size)) ?? []).toContain('OverflowScrolling');
});

test('A11Y-05 keys alone navigate the board, move a card, open its menu, and announce the result', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  await openBoard(page, person);
  const card = opener(page, person);
  await card.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(cardIn(columnOf(page, 'Under Review'), person)).toBeVisible();
  await expect(card).toBeFocused();
  await expect(page.getByText(`${person.name} moved to Under Review, 1 of 1`)).toBeAttached();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(
    page.getByText(`Can’t move ${person.name} from Under Review to New.`),
  ).toBeAttached();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Interview Scheduled' }).press('Enter');
  await page.getByRole('button', { name: 'Move and send times later' }).press('Enter');
  await expect(cardIn(columnOf(page, 'Interview Scheduled'), person)).toBeVisible();
  await expect(card).toBeFocused();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await expect(bar).toContainText('1 selected');
  await expect(page.getByRole('status').filter({ hasText: /^1 selected\. / })).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(bar.getByRole('button', { name: 'Move to' })).toBeFocused();
});

test('A11Y-05 from a ticked row, one key reaches the actions and two open them; the name heads the row', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  await page.goto(`${pipeline}?search=${person.email}`);
  await expect(
    page.getByRole('rowheader', { name: new RegExp(`^${person.name}, \\S`, 'u') }),
  ).toHaveCount(1);
  const box = page.getByRole('checkbox', { name: `Select ${person.name}` });
  await box.focus();
  await page.keyboard.press('Control+Enter');
  await expect(box, 'without a selection the key does nothing').toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: /^1 selected\. / })).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: 'Move to' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Under Review' })).toBeFocused();
});

test('A11Y-05 a keyboard shortcut undoes a bulk move, and no student is notified', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  await page.goto(`${pipeline}?search=${person.email}`);
  await page.getByRole('checkbox', { name: `Select ${person.name}` }).check();
  const bar = page.getByRole('region', { name: 'Selected applications' });
  await bar.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Under Review' }).click();
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row).toContainText('Under Review');
  await expect(standardToasts(page)).toContainText('1 application moved to Under Review');
  await page.keyboard.press('Control+z');
  await expect(row).toContainText('New');
  await expect(standardToasts(page)).toContainText('The student wasn’t notified.');
  await expect(
    person.page.getByRole('button', { name: 'Notifications', exact: true }),
  ).toBeVisible();
});

test('CO-05 a bulk rejection has one reason; an application moved by a colleague is listed and stays', async ({
  asNewStudent: person,
  asRecruiter: page,
  open,
  states,
}) => {
  await apply(person);
  await page.route('**/live*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
  await page.goto(`${pipeline}?search=${person.email}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const colleague = await open({ storageState: states.recruiter });
  await openBoard(colleague, person);
  await opener(colleague, person).press('Shift+ArrowRight');
  await expect(standardToasts(colleague)).toContainText('moved to Under Review');

  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Reject...' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Reject 1 application?' });
  await dialog.getByLabel('Reason').fill('The position is filled.');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(page.getByText(`${person.name} is already in “Under Review.”`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: person.name })).toContainText(
    'Under Review',
  );
});

test('UX-04 a move refused by the server is reverted with the reason', async ({
  asNewStudent: person,
  asRecruiter: page,
  watch,
}) => {
  await apply(person);
  await openBoard(page, person);
  watch.expectComplaint(/status of 500/u);
  await page.route('**/api/rpc/application/move', (route) =>
    route.fulfill({ status: 500, json: { json: {} } }),
  );
  await opener(page, person).press('Shift+ArrowRight');
  await expect(standardToasts(page)).toContainText('Couldn’t move the application');
  await expect(cardIn(columnOf(page, 'New'), person)).toBeVisible();
});

test('CO-05 notes and ratings stay with the application, and input is not lost', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  await openBoard(page, person);
  await opener(page, person).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '4 stars' }).click();
  await expect(main).toContainText('Average 4 from 1 rating');
  await main.getByRole('tab', { name: 'Notes' }).click();
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect(main.getByLabel('New note')).toBeFocused();
  await expect(main).toContainText('Write a note first.');
  await main.getByLabel('New note').fill('Calls back on Monday.');
  await main.getByRole('link', { name: 'Applications' }).click();
  await expect(opener(page, person)).toBeFocused();
  await opener(page, person).click();
  await main.getByRole('tab', { name: 'Notes' }).click();
  await expect(main.getByLabel('New note')).toHaveValue('Calls back on Monday.');
  await main.getByRole('button', { name: 'Add note' }).click();
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Calls back on Monday.' }),
  ).toBeVisible();
  await expect(main.getByLabel('New note')).toHaveValue('');
  await expect(main.getByRole('status').filter({ hasText: 'Note added.' })).toHaveCount(1);
  await main.getByRole('link', { name: 'Applications' }).click();
  const card = cardIn(columnOf(page, 'New'), person);
  await expect(card.getByRole('img', { name: '1 note' })).toBeVisible();
});

test('UX-07 the view is in the URL, remembered, and keeps the filters', async ({
  asRecruiter: page,
}) => {
  await page.goto(`${pipeline}?status=under_review`);
  await page.getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(/status=under_review.*view=board/u);
  await expect(page.getByRole('region', { name: /^Under Review, / })).toBeVisible();
  await expect(page.getByRole('region', { name: /^New, / })).toHaveCount(0);
  await page.goto(pipeline);
  await expect(page).toHaveURL(/view=board$/u);
  await page.getByRole('link', { name: 'Table' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
});

test('PERF-09 a column shows its first cards and loads more on demand', async ({
  asRecruiter: page,
}) => {
  await page.goto(`${pipeline}?view=board`);
  const column = columnOf(page, 'New');
  await expect(column.locator('[data-card]')).toHaveCount(20);
  // A slow click: nothing above may grow or shrink during it.
  await column.getByRole('button', { name: 'Show more in New' }).click({ delay: 500 });
  await expect.poll(() => column.locator('[data-card]').count()).toBeGreaterThan(20);
});

test('GEN-10 the sort order is kept in the URL and reversed on the server', async ({
  asRecruiter: page,
}) => {
  await page.goto(pipeline);
  const first = page.getByRole('row').nth(1);
  const newest = await first.innerText();
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(page).toHaveURL(/sort=oldest/u);
  await expect(page.getByRole('columnheader', { name: 'Applied' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(first).not.toHaveText(newest);
  const oldest = await first.innerText();
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(first).not.toHaveText(oldest);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect.poll(() => first.innerText()).toBe(oldest);
});
