import type { Page } from '@playwright/test';
import { demoPassword, expect, newPerson, signIn, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const users = '/admin-dashboard/users';
const companyUsers = '/admin-dashboard/company-users';
const settings = '/admin-dashboard/settings';
const own = 'a rung of my own';

const find = (page: Page, path: string, text: string) =>
  page.goto(`${path}?search=${encodeURIComponent(text)}`);

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function addUser(page: Page, email: string): Promise<void> {
  await page.goto(users);
  await page.getByRole('button', { name: 'Add User' }).click();
  const form = page.getByRole('dialog', { name: 'Add User' });
  await form.getByLabel('First Name').fill('Nia');
  await form.getByLabel('Last Name').fill('Newcomer');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('button', { name: 'Add user and send link' }).click();
  await expect(standardToasts(page)).toContainText('User added');
  await expect(form).toBeHidden();
}

/** The mailed link for setting a password. */
async function passwordLink(page: Page, email: string): Promise<string> {
  const link = page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /reset-password/u });
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(link.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return (await link.first().getAttribute('href')) ?? '';
}

test('ADM-08 a user is added, sets a password by mail, and is given another role, deactivated and deleted', async ({
  asFreshAdmin: admin,
  asVisitor,
  open,
  origin,
  watch,
}) => {
  watch.allowComplaint(/status of 40[13]/u);
  const { email } = newPerson();
  await addUser(admin, email);
  await find(admin, users, email);
  const row = admin.getByRole('row').nth(1);
  await expect(row).toContainText('Email not confirmed');

  await asVisitor.goto(await passwordLink(asVisitor, email));
  await asVisitor.getByRole('textbox', { name: 'Password', exact: true }).fill(own);
  await asVisitor.getByRole('textbox', { name: 'Confirm password' }).fill(own);
  await asVisitor.getByRole('button', { name: 'Set password' }).click();
  await expect(asVisitor).toHaveURL(/\/login/u);
  const person = await open();
  await signIn(person, origin, email, own);
  await person.goto('/student-dashboard');
  await expect(person.getByRole('main')).toBeVisible();

  await admin.reload();
  await expect(row).not.toContainText('Email not confirmed');
  await choose(admin, 'Nia Newcomer', 'Change Role');
  const role = admin.getByRole('dialog', { name: 'Change Nia Newcomer’s role' });
  await role
    .getByLabel(/^Company/u)
    .first()
    .check();
  await role.getByRole('button', { name: 'Change role' }).click();
  await expect(role).toContainText('Please fill this in.');
  await role.getByRole('searchbox').fill('Kestrelane');
  const company = role.getByRole('combobox', { name: /^Company/u });
  await expect(company.locator('option')).toHaveCount(2);
  await company.selectOption({ label: 'Kestrelane Technologies' });
  await role.getByRole('button', { name: 'Change role' }).click();
  await expect(standardToasts(admin)).toContainText('Role changed');
  await expect(row).toContainText('Recruiter at Kestrelane Technologies');
  await expect(person).toHaveURL(/\/login/u);
  await signIn(person, origin, email, own);
  await person.goto('/company-dashboard');
  await expect(person.getByRole('main')).toContainText('Kestrelane');

  await choose(admin, 'Nia Newcomer', 'Deactivate');
  await expect(standardToasts(admin)).toContainText('User deactivated');
  await expect(row).toContainText('Inactive');
  // An open page shows the reason immediately.
  await expect(person).toHaveURL(/\/login\?error=account-deactivated/u);
  await expect(person.getByRole('main')).toContainText('This account is deactivated.');

  await choose(admin, 'Nia Newcomer', 'Delete');
  const asked = admin.getByRole('alertdialog', { name: 'Delete Nia Newcomer?' });
  await asked.getByRole('button', { name: 'Delete account' }).click();
  await expect(asked).toContainText('Type the email exactly as shown above.');
  await asked.getByRole('textbox').fill(email);
  await asked.getByRole('button', { name: 'Delete account' }).click();
  await expect(standardToasts(admin)).toContainText('User deleted');
  await expect(admin.getByText('No users found')).toBeVisible();
});

test('ADM-08 a name is corrected; a conflicting change is reported and nothing is overwritten', async ({
  asFreshAdmin: page,
  open,
  states,
  watch,
}) => {
  const { email } = newPerson();
  await addUser(page, email);
  const late = await open({ storageState: states.admin });
  await find(late, users, email);
  await find(page, users, email);
  const edit = async (on: Page, lastName: string) => {
    await choose(on, 'Nia Newcomer', 'Edit');
    const form = on.getByRole('dialog', { name: 'Edit user' });
    await form.getByLabel('Last Name').fill(lastName);
    await form.getByRole('button', { name: 'Save' }).click();
    return form;
  };
  await edit(page, 'Newname');
  await expect(standardToasts(page)).toContainText('User saved');
  await expect(page.getByRole('row').nth(1)).toContainText('Nia Newname');
  watch.expectComplaint(/status of 409/u);
  const form = await edit(late, 'Late');
  await expect(standardToasts(late)).toContainText('Someone else changed this account');
  await expect(form.getByLabel('Last Name')).toHaveValue('Late');
});

test('GEN-10 the URL holds search, filters, order and page of the users', async ({
  asAdmin: page,
}) => {
  await page.goto(users);
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await expect(page).toHaveURL(/order=oldest/u);
  await page.getByLabel('User Type').selectOption('Admin');
  await expect(page.getByRole('row').nth(1)).toContainText('admin@demo.test');
  await page.getByLabel('Search users').fill('nobody is called this');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No users found')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('User Type')).toHaveValue('admin');
  await page.getByRole('link', { name: 'Clear All' }).first().click();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/after=/u);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('ADM-03 a generated company password is shown once, members are signed out, and the company is deleted', async ({
  asFreshAdmin: admin,
  open,
  origin,
  watch,
}) => {
  watch.allowComplaint(/status of 40[13]/u);
  const { email } = newPerson();
  const name = `Shortlived ${Date.now()}`;
  await admin.goto(companyUsers);
  await admin.getByRole('button', { name: 'Add Company' }).click();
  const form = admin.getByRole('dialog', { name: 'Add Company' });
  await form.getByLabel('Company Name').fill(name);
  await form.getByLabel('Contact Email').fill(email);
  await form.getByLabel('Contact Name').fill('Mara Halden');
  await form.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await form.getByRole('button', { name: 'Create Company Account' }).click();
  await expect(standardToasts(admin)).toContainText(`Company account created for ${name}`);
  await expect(admin.getByRole('row').nth(1)).toContainText(name);
  const owner = await open();
  await signIn(owner, origin, email, demoPassword);
  await owner.goto('/company-dashboard');

  await choose(admin, email, 'Reset Password');
  const reset = admin.getByRole('dialog', { name: 'Reset Company Password' });
  await expect(reset.getByLabel('Email a reset link')).toBeChecked();
  await reset.getByLabel('Set a temporary password').check();
  await reset.getByRole('button', { name: 'Reset Password' }).click();
  const shown = admin.getByRole('dialog', { name: `New password for ${email}` });
  await expect(shown.getByText(/^[a-zA-Z2-9]{12}$/u)).toBeVisible();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  await expect(owner).toHaveURL(/\/login/u);

  await find(admin, companyUsers, email);
  const row = admin.getByRole('row').nth(1);
  await choose(admin, email, 'Deactivate');
  await expect(standardToasts(admin)).toContainText('Company deactivated');
  await expect(row).toContainText('Inactive');
  await choose(admin, email, 'Activate');
  await expect(row).toContainText('Active');
  await choose(admin, email, 'Delete Company');
  const asked = admin.getByRole('alertdialog', { name: 'Delete Company Account' });
  await expect(asked).toContainText('This cannot be undone');
  const remove = asked.getByRole('button', { name: 'Delete', exact: true });
  await remove.click();
  await expect(asked).toContainText('Type the name exactly as shown above.');
  await asked.getByLabel(/^Type .+ to confirm/u).fill(name.toLowerCase());
  await remove.click();
  await expect(standardToasts(admin)).toContainText('Company deleted successfully');
  await expect(admin.getByText('No company accounts found')).toBeVisible();
});

/** The server requires reauthentication after ten minutes; here the first call does. */
async function requireReauthentication(page: Page, call: string): Promise<void> {
  await page.route(
    `**/api/rpc/${call}`,
    (route) =>
      route.fulfill({
        status: 403,
        json: { json: { defined: true, code: 'CONFIRMATION_REQUIRED', status: 403, message: '' } },
      }),
    { times: 1 },
  );
}

test('AUTH-11 after a long session adding an administrator needs reauthentication; the input stays', async ({
  asFreshAdmin: page,
  watch,
}) => {
  watch.expectComplaint(/status of 403|status of 422/u);
  const { email } = newPerson();
  await page.goto(`${users}/admins`);
  await page.getByRole('button', { name: 'Add administrator' }).click();
  const form = page.getByRole('dialog', { name: 'Add administrator' });
  await form.getByLabel('Email').fill(email);
  const add = form.getByRole('button', { name: 'Add administrator' });
  await requireReauthentication(page, 'account/createAdminEntry');
  await add.click();
  const who = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await who.getByRole('button', { name: 'Cancel' }).click();
  await expect(who).toBeHidden();
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(standardToasts(page)).toContainText('Confirm that it’s you');
  await requireReauthentication(page, 'account/createAdminEntry');
  await add.click();
  await who.getByLabel('Current password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(who.getByText('That isn’t your current password.')).toBeVisible();
  await who.getByLabel('Current password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(standardToasts(page)).toContainText(`Administrator added: ${email}`);
  await expect(form).toBeHidden();

  // Confirmation dialogs reauthenticate in the same way.
  await requireReauthentication(page, 'account/removeAdmin');
  await choose(page, email, 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await who.getByLabel('Current password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(standardToasts(page)).toContainText('Administrator removed');
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);

  // A form on the page itself keeps its input too.
  await page.goto(`${settings}/security`);
  await page.getByLabel('Session timeout (minutes)').fill('90');
  await requireReauthentication(page, 'setting/saveSecurity');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await who.getByRole('button', { name: 'Cancel' }).click();
  await expect(standardToasts(page)).toContainText('Confirm that it’s you');
  await expect(page.getByLabel('Session timeout (minutes)')).toHaveValue('90');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(page.getByLabel('Session timeout (minutes)')).toHaveValue('60');
});

test('AUTH-11 adding or deactivating a user, and adding or suspending a company, needs reauthentication; the input stays', async ({
  asFreshAdmin: page,
  watch,
}) => {
  watch.expectComplaint(/status of 403/u);
  const who = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const show = async () => {
    await who.getByLabel('Current password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(who).toBeHidden();
  };
  const { email } = newPerson();
  await page.goto(users);
  await page.getByRole('button', { name: 'Add User' }).click();
  const user = page.getByRole('dialog', { name: 'Add User' });
  await user.getByLabel('First Name').fill('Nia');
  await user.getByRole('textbox', { name: 'Email' }).fill(email);
  await requireReauthentication(page, 'account/createUser');
  await user.getByRole('button', { name: 'Add user and send link' }).click();
  await who.getByRole('button', { name: 'Cancel' }).click();
  await expect(user.getByLabel('First Name')).toHaveValue('Nia');
  await expect(user.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await requireReauthentication(page, 'account/createUser');
  await user.getByRole('button', { name: 'Add user and send link' }).click();
  await show();
  await expect(standardToasts(page)).toContainText('User added');
  await find(page, users, email);
  await requireReauthentication(page, 'account/setUserActive');
  await choose(page, 'Nia', 'Deactivate');
  await show();
  await expect(page.getByRole('row').nth(1)).toContainText('Inactive');

  const owner = newPerson();
  const name = `Asked ${Date.now()}`;
  await page.goto('/admin-dashboard/companies');
  await page.getByRole('button', { name: 'Add Company' }).click();
  const company = page.getByRole('dialog', { name: 'Add Company' });
  await company.getByLabel('Company Name').fill(name);
  await company.getByLabel('Contact Email').fill(owner.email);
  await company.getByLabel('Contact Name').fill('Mara Halden');
  await company.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await requireReauthentication(page, 'company/create');
  await company.getByRole('button', { name: 'Create Company Account' }).click();
  await who.getByRole('button', { name: 'Cancel' }).click();
  await expect(company.getByLabel('Company Name')).toHaveValue(name);
  await expect(company.getByRole('textbox', { name: 'Password' })).toHaveValue(demoPassword);
  await requireReauthentication(page, 'company/create');
  await company.getByRole('button', { name: 'Create Company Account' }).click();
  await show();
  await expect(standardToasts(page)).toContainText(`Company account created for ${name}`);
  await find(page, '/admin-dashboard/companies', name);
  await requireReauthentication(page, 'company/move');
  await choose(page, name, 'Suspend');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend company' }).click();
  await show();
  await expect(page.getByRole('row').nth(1)).toContainText('Suspended');
});

test('ADM-09 an administrator is added and removed; the last one who can sign in stays', async ({
  asFreshAdmin: page,
  watch,
}) => {
  const { email } = newPerson();
  await page.goto(`${users}/admins`);
  await page.getByRole('button', { name: 'Add administrator' }).click();
  const form = page.getByRole('dialog', { name: 'Add administrator' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Add administrator' }).click();
  await expect(standardToasts(page)).toContainText(`Administrator added: ${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Not active yet');
  await choose(page, email, 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(standardToasts(page)).toContainText('Administrator removed');
  await expect(row).toHaveCount(0);
  watch.expectComplaint(/status of 409/u);
  await choose(page, 'admin@demo.test', 'Deactivate');
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Deactivate' }).click();
  await expect(asked).toContainText('This is the last administrator who can sign in.');
});

test('ADM-07 settings are saved; the second of two administrators sees the conflict, keeps the input, and decides', async ({
  asAdmin: page,
  open,
  states,
  watch,
}) => {
  const late = await open({ storageState: states.admin });
  await late.goto(settings);
  await page.goto(settings);
  await page.getByLabel('Support email').fill('not an address');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Support email')).toBeFocused();
  await page.getByLabel('Support email').fill('first@example.test');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(standardToasts(page)).toContainText('Settings saved successfully');

  watch.expectComplaint(/status of 409/u);
  await late.getByLabel('Support email').fill('second@example.test');
  await late.getByRole('button', { name: 'Save settings' }).click();
  const box = late.getByRole('main').getByRole('status');
  await expect(box).toContainText('Support email: first@example.test');
  await expect(late.getByLabel('Support email')).toHaveValue('second@example.test');
  await late.getByRole('link', { name: 'Security settings' }).click();
  await expect(late.getByLabel('Session timeout (minutes)')).toHaveValue('60');
  await late.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(late.getByLabel('Support email')).toHaveValue('second@example.test');
  await late.getByRole('button', { name: 'Save settings' }).click();
  await late.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(standardToasts(late)).toContainText('Settings saved successfully');
  await page.reload();
  await expect(page.getByLabel('Support email')).toHaveValue('second@example.test');
  await page.getByLabel('Support email').fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(standardToasts(page)).toContainText('Settings saved successfully');
});

test('ADM-07 the notification switches are saved, and of two administrators the second sees what differs', async ({
  asAdmin: page,
  open,
  states,
  watch,
}) => {
  const late = await open({ storageState: states.admin });
  await page.goto(settings);
  await page.getByRole('link', { name: 'Notification settings' }).click();
  await expect(page).toHaveURL(`${settings}/notifications`);
  await late.goto(`${settings}/notifications`);
  const users = (on: typeof page) => on.getByRole('switch', { name: 'New users' });
  await expect(users(page)).not.toBeChecked();
  await users(page).click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(standardToasts(page)).toContainText('Settings saved successfully');
  await page.reload();
  await expect(users(page)).toBeChecked();

  watch.expectComplaint(/status of 409/u);
  await late.getByRole('switch', { name: 'System alerts' }).click();
  await late.getByRole('button', { name: 'Save settings' }).click();
  const box = late.getByRole('main').getByRole('status');
  // What the second left alone is as the first saved it.
  await expect(box).toContainText('System alerts');
  await expect(box).not.toContainText('New users');
  await expect(users(late)).toBeChecked();
  await box.getByRole('button', { name: 'Use theirs' }).click();
  await expect(users(late)).toBeChecked();
  await users(late).click();
  await late.getByRole('button', { name: 'Save settings' }).click();
  await expect(standardToasts(late)).toContainText('Settings saved successfully');
});
