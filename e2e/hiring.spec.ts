import type { Page } from '@playwright/test';
import { expect, type Person, test } from './fixtures.ts';
import { openForm } from './postings.ts';
import { pdf } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

async function apply({ page }: Person): Promise<void> {
  await openForm(page);
  await page.getByLabel('Cover letter').fill('I read maps for fun.');
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
}

async function find(page: Page, { email, name }: Person) {
  await page.goto(`/company-dashboard/applications?search=${email}`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  return row;
}

async function move(page: Page, name: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}’s application` }).click();
  await page.getByRole('menuitem', { name: to, exact: true }).click();
  if (to === 'Interview Scheduled')
    await page.getByRole('button', { name: 'Move and send times later' }).click();
}

test('CO-05 a rejection requires a reason, which the student can read', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  const row = await find(page, person);
  await move(page, person.name, 'Reject...');
  const dialog = page.getByRole('alertdialog', { name: `Reject ${person.name}?` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toHaveAccessibleDescription('Give a reason so we can tell the student.');
  await expect(reason).toBeFocused();
  await dialog.getByRole('button', { name: 'Use template' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(reason).toHaveValue(/\{first_name\}/u);
  await expect(reason).not.toHaveAccessibleDescription(/^Give a reason/u);
  await reason.fill('x'.repeat(1_001));
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(reason).toHaveAccessibleDescription(/^Use at most 1,000 characters/u);
  await expect(dialog).toContainText('1,001 of 1,000');
  await reason.fill('We look for');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('New');

  await move(page, person.name, 'Reject...');
  await expect(reason).toHaveValue('We look for');
  await expect(dialog).not.toContainText('Please');
  await reason.fill('We look for two years of work with maps.');
  await dialog.getByRole('button', { name: 'Reject application' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText('Final status');
  const own = person.page.getByRole('article');
  await expect(own).toContainText('Rejected', { timeout: 40_000 });
  await own.getByText('History').click();
  await expect(own).toContainText('Reason: We look for two years of work with maps.');
});

test('CO-05 when two tabs move the same application, the second sees its current status, and nothing is overwritten', async ({
  asNewStudent: person,
  asRecruiter: page,
  open,
  states,
  watch,
}) => {
  await apply(person);
  const late = await open({ storageState: states.recruiter });
  await late.route('**/live*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
  const row = await find(page, person);
  const lateRow = await find(late, person);
  await move(page, person.name, 'Interview Scheduled');
  await expect(row).toContainText('Interview Scheduled');

  watch.expectComplaint(/status of 409/u);
  await expect(lateRow).toContainText('New');
  await move(late, person.name, 'Under Review');
  await expect(standardToasts(late)).toContainText('Status already changed');
  await expect(standardToasts(late)).toContainText(
    `${person.name} is now in “Interview Scheduled,” so the move to “Under Review” didn’t go through. Review it and try again.`,
  );
  await expect(lateRow).toContainText('Interview Scheduled');
  await expect(row).toContainText('Interview Scheduled');
});

test('CO-05 a row opens the application with letter, contact and resume, where it can be moved', async ({
  asNewStudent: person,
  asRecruiter: page,
}) => {
  await apply(person);
  await find(page, person);
  await page.getByRole('link', { name: new RegExp(`^${person.name}, \\S`, 'u') }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('I read maps for fun.');
  await expect(main.getByRole('link', { name: person.email })).toHaveAttribute(
    'href',
    `mailto:${person.email}`,
  );
  const saved = page.waitForEvent('download');
  await main.getByRole('link', { name: 'asha-verma.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('asha-verma.pdf');
  await main.getByRole('button', { name: `Move ${person.name}’s application` }).click();
  await page.getByRole('menuitem', { name: 'Under Review' }).click();
  await expect(main).toContainText('Under Review');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/applications\?/u);
  await expect(
    page.getByRole('link', { name: new RegExp(`^${person.name}, \\S`, 'u') }),
  ).toBeFocused();
  await expect(person.page.getByRole('article')).toContainText('Under review', {
    timeout: 40_000,
  });
});

test('DASH-02 the bell lists notifications, and marks them read one by one or all together, in every tab', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
}) => {
  const { page } = person;
  await apply(person);
  await find(recruiter, person);
  await move(recruiter, person.name, 'Under Review');
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible({
    timeout: 40_000,
  });
  await move(recruiter, person.name, 'Interview Scheduled');
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible({
    timeout: 40_000,
  });
  const other = await page.context().newPage();
  await other.goto('/student-dashboard');
  await expect(other.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();

  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText('to Interview scheduled');
  await panel.getByRole('link', { name: /to Under review/u }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/application=/u);
  await expect(page.getByText('The company will propose times, and they’ll')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeFocused();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
