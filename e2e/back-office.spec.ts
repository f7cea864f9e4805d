import type { Page } from '@playwright/test';
import { demoPassword, expect, mailedToken, newPerson, signIn, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const companies = '/admin-dashboard/companies';
const jobs = '/admin-dashboard/jobs';
const log = '/admin-dashboard/security';
const password = 'a rung at a time';

/** Requests a company account with the public form. */
async function ask(page: Page, name: string) {
  const { email } = newPerson();
  await page.goto('/companies/request');
  await page.getByLabel('Company Name').fill(name);
  await page.getByLabel('Contact Email').fill(email);
  await page.getByLabel('Contact Name').fill('Mara Halden');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Thank you. We received your request.',
  );
  return { name, email };
}

const find = (page: Page, path: string, text: string) =>
  page.goto(`${path}?search=${encodeURIComponent(text)}`);

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Sets the password of a new company login, through the link mailed on approval. */
async function setLoginPassword(page: Page, origin: string, email: string): Promise<void> {
  const token = await mailedToken(page.request, email);
  await page.goto(`/auth/reset-password?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('signs out');
  const answer = await page.request.post('/reset-password', {
    form: { token, password, confirmation: password },
    headers: { accept: 'application/json', origin },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function addJob(page: Page, company: string, title: string): Promise<void> {
  await page.goto(jobs);
  await page.getByRole('link', { name: 'Add Job' }).click();
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Publish' }).click();
  const choice = form.getByRole('combobox', { name: 'Company' });
  await expect(choice).toBeFocused();
  await expect(choice).toHaveAccessibleDescription('Choose a company');
  await form.getByLabel('Find a company').fill(company);
  await expect(choice.locator('option')).toHaveCount(2);
  await choice.selectOption({ label: company });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Primary role').fill('Glazier');
  await form.getByLabel('Experience level').selectOption('Senior');
  await form.getByLabel('Minimum salary').fill('18.50');
  await form.getByLabel('Maximum salary').fill('21');
  await form.getByLabel('Duration').fill('Full-time');
  const skills = form.getByRole('combobox', { name: 'Skills' });
  await skills.click();
  await skills.fill('Glass');
  await skills.press('Enter');
  await form.getByLabel('Description').fill('Windows, **all day**.');
  await form.getByRole('button', { name: 'Add question' }).click();
  await form.getByRole('textbox', { name: 'Question', exact: true }).fill('Why glass?');
  await form.getByRole('button', { name: 'Publish' }).click();
  await expect(standardToasts(page)).toContainText(`“${title}” published`);
}

const isOnBoard = async (page: Page, title: string) => {
  await page.goto('/careers');
  return page.getByRole('heading', { level: 3, name: title }).isVisible();
};

test('ADM-04 a company requests an account, is approved, suspended (members signed out, posting hidden) and reactivated', async ({
  asVisitor,
  asFreshAdmin: admin,
  open,
  origin,
  watch,
}) => {
  const { name, email } = await ask(asVisitor, `Halden ${Date.now()}`);
  await find(admin, companies, email);
  const row = admin.getByRole('row').nth(1);
  await expect(row).toContainText('Pending');
  await choose(admin, name, 'View Details');
  const details = admin.getByRole('dialog', { name: 'Company Details' });
  await expect(details).toBeVisible();
  const look = await details.evaluate((dialog) => ({
    scrolled: [dialog, ...dialog.querySelectorAll('*')].map((each) => each.scrollTop).find(Boolean),
    outline: getComputedStyle(document.activeElement ?? dialog).outlineStyle,
  }));
  expect(look).toEqual({ scrolled: undefined, outline: 'none' });
  await details.getByRole('button', { name: 'Reject' }).click();
  const rejecting = admin.getByRole('alertdialog', { name: `Reject ${name}?` });
  await rejecting.getByRole('button', { name: 'Cancel' }).click();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Approve' }).click();
  await expect(details).toBeHidden();
  await expect(standardToasts(admin)).toContainText('Company approved successfully');
  await expect(row).toContainText('Approved');
  await setLoginPassword(asVisitor, origin, email);
  const title = `Glazier of ${name}`;
  await addJob(admin, name, title);
  expect(await isOnBoard(asVisitor, title)).toBe(true);

  const recruiter = await open();
  await signIn(recruiter, origin, email, password);
  await recruiter.goto('/company-dashboard');
  await expect(recruiter.getByRole('main')).toContainText(name);

  watch.allowComplaint(/status of 40[13]/u);
  await find(admin, companies, email);
  await choose(admin, name, 'Suspend');
  const asked = admin.getByRole('alertdialog', { name: `Suspend ${name}?` });
  await asked.getByRole('button', { name: 'Suspend company' }).click();
  await expect(standardToasts(admin)).toContainText('Company suspended');
  await expect(recruiter).toHaveURL(/\/login\?error=company-suspended/u);
  await expect(recruiter.getByRole('main')).toContainText('Your company’s account is suspended');
  expect(await isOnBoard(asVisitor, title)).toBe(false);
  await recruiter.goto('/login');
  await recruiter.getByLabel('Email').fill(email);
  await recruiter.getByLabel('Password', { exact: true }).fill(password);
  await recruiter.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(recruiter.getByRole('main')).toContainText('Your company’s account is suspended');

  await choose(admin, name, 'Reactivate');
  await expect(standardToasts(admin)).toContainText('Company reactivated');
  expect(await isOnBoard(asVisitor, title)).toBe(true);
  await signIn(recruiter, origin, email, password);
  await recruiter.goto('/company-dashboard');
  await expect(recruiter.getByRole('main')).toContainText(name);
});

test('ADM-04 an administrator adds a company with a login; missing fields are reported, and input stays', async ({
  asFreshAdmin: page,
  open,
  origin,
}) => {
  const { email } = newPerson();
  const name = `Added ${Date.now()}`;
  await page.goto(companies);
  await page.getByRole('button', { name: 'Add Company' }).click();
  const form = page.getByRole('dialog', { name: 'Add Company' });
  await form.getByLabel('Contact Email').fill(email);
  await form.getByRole('button', { name: 'Create Company Account' }).click();
  await expect(standardToasts(page)).toContainText('Please fill in all required fields');
  await expect(form.getByLabel('Company Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Company' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Contact Email')).toHaveValue(email);
  await form.getByLabel('Company Name').fill(name);
  await form.getByLabel('Contact Name').fill('Mara Halden');
  await form.getByLabel('Company Size').selectOption('11-50');
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await form.getByRole('button', { name: 'Create Company Account' }).click();
  await expect(standardToasts(page)).toContainText(`Company account created for ${name}`);
  await expect(form).toBeHidden();
  await expect(page.getByRole('row').nth(1)).toContainText(name);
  const owner = await open();
  await signIn(owner, origin, email);
  await owner.goto('/company-dashboard');
  await expect(owner.getByRole('main')).toContainText(name);
});

test('ADM-04 when two administrators decide at the same time, the second sees the company’s current status', async ({
  asVisitor,
  asFreshAdmin: page,
  open,
  origin,
  watch,
}) => {
  const { name, email } = await ask(asVisitor, `Contested ${Date.now()}`);
  const late = await open();
  await signIn(late, origin, 'admin@demo.test');
  await find(late, companies, email);
  await find(page, companies, email);
  await choose(page, name, 'Approve');
  await expect(page.getByRole('row').nth(1)).toContainText('Approved');
  watch.expectComplaint(/status of 409/u);
  await choose(late, name, 'Reject');
  const asked = late.getByRole('alertdialog', { name: `Reject ${name}?` });
  await asked.getByRole('button', { name: 'Reject company' }).click();
  await expect(asked).toContainText(`Someone else already changed ${name} to Approved.`);
  await expect(standardToasts(late)).toContainText('Failed to reject company');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(late.getByRole('row').nth(1)).toContainText('Approved');
});

test('GEN-10 the URL holds search, filter and page of the companies', async ({ asAdmin: page }) => {
  await page.goto(companies);
  await page.getByLabel('Search companies').fill('KESTREL');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=KESTREL/u);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Status').selectOption('Suspended');
  await expect(page.getByText('No companies found')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('suspended');
  await page.goBack();
  await expect(page.getByRole('row')).toHaveCount(2);
  const [form] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Open Registration Form/u }).click(),
  ]);
  await expect(form).toHaveURL(/\/companies\/request$/u);
  const [responses] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^View Responses/u }).click(),
  ]);
  await expect(responses.getByLabel('Status')).toHaveValue('pending');
});

test('ADM-05 a posting is edited, deactivated, reactivated and deleted by keyboard alone', async ({
  asAdmin: page,
  asVisitor,
}) => {
  const title = `Cooper ${Date.now()}`;
  await addJob(page, 'Kestrelane Technologies', title);
  await find(page, jobs, title);
  const actions = page.getByRole('button', { name: `Actions for ${title}` });
  const press = async (item: string) => {
    await actions.focus();
    await page.keyboard.press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    const place = (await items.allTextContents()).indexOf(item);
    for (let step = 1; step <= place; step++) {
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(step)).toBeFocused();
    }
    await expect(items.filter({ hasText: item })).toBeFocused();
    await page.keyboard.press('Enter');
  };
  const row = page.getByRole('row').nth(1);
  await expect(page.getByRole('columnheader', { name: 'Company' })).toBeVisible();
  await expect(row).toContainText('Kestrelane Technologies');

  await press('Deactivate Job');
  await expect(standardToasts(page)).toContainText('Job deactivated successfully');
  await expect(row).toContainText('Inactive');
  expect(await isOnBoard(asVisitor, title)).toBe(false);
  await press('Activate Job');
  await expect(standardToasts(page)).toContainText('Job activated successfully');
  expect(await isOnBoard(asVisitor, title)).toBe(true);

  await press('View Details');
  const details = page.getByRole('dialog', { name: 'Job Details' });
  await expect(details.locator('strong', { hasText: 'all day' })).toBeVisible();
  await expect(details).toContainText('Why glass?');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  await press('Edit Job');
  await expect(page).toHaveURL(/\/admin-dashboard\/jobs\/[0-9a-f-]{36}$/u);
  await page.getByLabel('Title').fill(`${title} II`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await find(page, jobs, title);
  await expect(row).toContainText(`${title} II`);

  await press('Delete Job');
  const asked = page.getByRole('alertdialog', { name: 'Delete Job' });
  await expect(asked).toContainText(
    'Are you sure you want to delete this job posting? This action cannot be undone.',
  );
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(standardToasts(page)).toContainText('Job posting deleted successfully');
  await expect(page.getByText('No job postings found')).toBeVisible();
  expect(await isOnBoard(asVisitor, title)).toBe(false);
});

test('ADM-05 a file of jobs is checked row by row, imported and taken back', async ({
  asAdmin: page,
}) => {
  const title = `Tiler ${Date.now()}`;
  await page.goto(jobs);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Import Jobs' }).click();
  const check = main.getByRole('button', { name: 'Check file' });
  await check.click();
  await expect(main).toContainText('Choose a company');
  await main.getByLabel('Find a company').fill('Kestrelane');
  const choice = main.getByRole('combobox', { name: 'Company' });
  await expect(choice.locator('option')).toHaveCount(2);
  await choice.selectOption({ label: 'Kestrelane Technologies' });
  const text = `id,title,description\n${Date.now()},${title},Tile.\n,Nameless,No id.`;
  const file = { name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await main.getByLabel('File').setInputFiles(file);
  await check.click();
  await expect(main).toContainText('1 new, 0 changed, 0 unchanged, 1 rejected');
  const rows = main.getByRole('row');
  await expect(rows.filter({ hasText: title })).toContainText('New');
  await expect(rows.filter({ hasText: 'line 3' })).toContainText('Rejected');
  await main.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(main).toContainText('1 job added, 0 changed');
  await main.getByRole('button', { name: 'Remove the new job' }).click();
  await expect(main).toContainText('1 job removed');
  await find(page, jobs, title);
  await expect(page.getByText('No job postings found')).toBeVisible();
});

test('ADM-04 an administrator edits a company’s profile, and its members are told', async ({
  asAdmin: page,
  asRecruiter,
}) => {
  await find(page, companies, 'Kestrelane');
  await choose(page, 'Kestrelane Technologies', 'Edit Details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kestrelane Technologies');
  const address = `Tower ${Date.now()}, Bengaluru`;
  await page.getByLabel('Address').fill(address);
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.first().click();
  await expect(standardToasts(page)).toContainText('Company profile saved');
  await page.getByRole('switch', { name: 'Use custom colors' }).click();
  await save.last().click();
  await expect(standardToasts(page)).toContainText('Branding saved');
  await asRecruiter.goto('/company-dashboard/profile');
  await expect(asRecruiter.getByLabel('Address')).toHaveValue(address);
  await asRecruiter.getByRole('button', { name: /^Notifications/u }).click();
  await expect(
    asRecruiter
      .getByText('An administrator changed the profile of Kestrelane Technologies')
      .first(),
  ).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('AUTH-10 a company requests an account without scripts, and sees its errors', async ({
    asVisitor: page,
    watch,
  }) => {
    watch.expectComplaint(/status of 422/u);
    await page.goto('/companies/request');
    await page.getByLabel('Company Name').fill('Plain Paper');
    await page.getByLabel('Website').fill('paper');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByLabel('Company Name')).toHaveValue('Plain Paper');
    await expect(page.getByLabel('Website')).toHaveAccessibleDescription(
      'Enter a web address such as https://example.com',
    );
    await page.getByLabel('Website').fill('paper.example');
    const { email } = newPerson();
    await page.getByLabel('Contact Email').fill(email);
    await page.getByLabel('Contact Name').fill('Paul Paper');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you. We received your request.',
    );
  });
});

for (const [tab, failure] of [
  ['Companies', 'Failed to load companies'],
  ['Jobs', 'Failed to load job postings'],
] as const) {
  test(`UX-03 ${tab}: a list that fails to load says so, and loads on retry`, async ({
    asAdmin: page,
    watch,
  }) => {
    watch.expectComplaint(/status of 500/u);
    await page.goto('/admin-dashboard');
    const path = `**/admin-dashboard/${tab.toLowerCase()}.data*`;
    await page.route(path, (route) => route.fulfill({ status: 500, body: 'broken' }));
    const main = page.getByRole('main');
    const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
    await menu.getByRole('link', { name: tab, exact: true }).click();
    await expect(main.getByRole('alert')).toContainText(failure);
    await expect(standardToasts(page)).toContainText(failure);
    await page.unrouteAll();
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
}

test('SEC-62 the audit log records an administrator’s actions, finds them, and verifies itself on request', async ({
  asVisitor,
  asFreshAdmin: page,
}) => {
  const { name } = await ask(asVisitor, `Logged ${Date.now()}`);
  await find(page, companies, name);
  await choose(page, name, 'Approve');
  await expect(standardToasts(page)).toContainText('Company approved successfully');
  const main = page.getByRole('main');
  const entries = main.getByRole('list').last().getByRole('listitem');
  await page.getByRole('link', { name: 'Security' }).click();
  const entry = entries.filter({ hasText: name });
  await expect(entry).toContainText(`approved the company ${name}`);
  await main.getByRole('link', { name, exact: true }).first().click();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(/Rukmini Iyer approved .+Status.*Pending.*Approved/su);
  await main.getByLabel('Action').selectOption('Company suspended');
  await expect(page).toHaveURL(/search=.+action=company\.suspended/u);
  await expect(main).toContainText('No entries match these filters');
  await main.getByRole('link', { name: 'Clear All' }).first().click();
  await expect(entry).toBeVisible();

  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  await main.getByLabel('To').fill('2000-01-01');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main).toContainText('No entries match these filters');
  await main.getByLabel('From').fill(yesterday);
  await main.getByLabel('To').fill('');
  await main.getByLabel('Done by').selectOption('Rukmini Iyer');
  await expect(page).toHaveURL(/actor=/u);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${yesterday}`, 'u'));
  await expect(page).not.toHaveURL(/to=/u);
  await expect(entry).toBeVisible();

  await expect(main).not.toContainText('Intact up to');
  await main.getByRole('button', { name: 'Verify log' }).click();
  await expect(main).toContainText(/Verified\. Intact up to entry \d+\./u);
  await expect(main.getByRole('button', { name: 'Verify again' })).toBeVisible();
});

test('SEC-62 a failed verification does not claim that the log is intact', async ({
  asAdmin: page,
  watch,
}) => {
  watch.expectComplaint(/status of 500/u);
  await page.goto(log);
  await page.route('**/api/rpc/audit/verify*', (route) => route.fulfill({ status: 500, body: '' }));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Verify log' }).click();
  await expect(main.getByRole('button', { name: 'Verify again' })).toBeVisible();
  await expect(main).not.toContainText('Intact up to');
});
