import { addOwner } from '#testing/add-owner.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, signIn, signUp, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';

const path = '/company-dashboard/profile/team';

test('CO-10 an owner invites a colleague, who joins; a changed role and a removal apply at once', async ({
  asNewStudent: owner,
  open,
  origin,
  watch,
}) => {
  watch.expectComplaint(/status of (401|403|409|410)/u);
  const me = await owner.page.request.get('/api/account/me');
  const { account } = (await me.json()) as { account: { userId: string } };
  await addOwner(dataFolder, account.userId, `Quiet Orchard ${Date.now().toString(36)}`);

  const { page } = owner;
  await page.goto(path);
  await expect(page.getByText('No pending invitations')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByLabel('Role').selectOption('interviewer');
  await expect(form.getByText('see only the applications assigned to them')).toBeVisible();
  await form.getByLabel('Role').selectOption('recruiter');
  await form.getByRole('button', { name: 'Create invitation' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectNoFaults(page, path, 0);
  const team = await page.request.get('/api/company/team');
  const { invitations } = (await team.json()) as { invitations: { url: string }[] };
  const link = new URL(invitations[0]?.url ?? '').pathname;

  // A visitor who signs up reads about the team, not about student accounts.
  const colleague = await open();
  await colleague.goto(link);
  await colleague.getByRole('link', { name: 'Create an account' }).click();
  await expect(colleague.getByText('join the team that invited you')).toBeVisible();
  await expect(colleague.getByText('For students. It’s free')).toBeHidden();
  await expect(colleague.getByRole('link', { name: 'Request a company account' })).toBeHidden();

  // A visitor signs in and returns to the invitation.
  const person = await signUp(colleague, origin);
  await colleague.context().clearCookies();
  await colleague.goto(link);
  await colleague.getByRole('link', { name: 'I have an account' }).click();
  await colleague.getByLabel('Email').fill(person.email);
  await colleague.getByLabel('Password', { exact: true }).fill(person.password);
  await colleague.getByRole('button', { name: 'Sign in', exact: true }).click();
  await colleague.getByRole('button', { name: /^Join Quiet Orchard/u }).click();
  await expect(colleague).toHaveURL(/\/company-dashboard$/u);
  const menu = colleague.getByRole('navigation', { name: 'Dashboard menu' }).first();
  await expect(menu.getByRole('link', { name: 'Candidates' })).toBeVisible();
  await colleague.goto(link);
  await expect(colleague.getByText('This invitation has been used')).toBeVisible();

  // As an interviewer, the colleague's menu leads to no page that is refused.
  const actions = page.getByRole('button', { name: `Actions for ${person.name}` }).last();
  await page.reload();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Make interviewer' }).click();
  await page.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role changed').first()).toBeVisible();
  await colleague.goto('/company-dashboard');
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(4);
  expect(links).not.toContain('/company-dashboard/candidates');
  for (const each of links) expect((await colleague.request.get(each)).status(), each).toBe(200);
  expect((await colleague.request.get(path)).status()).toBe(403);

  // The open page learns of the removal.
  await actions.click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByText(`${person.name} removed`).first()).toBeVisible();
  await expect(
    colleague.getByText('You were removed from your company’s team').first(),
  ).toBeVisible();
  expect((await colleague.request.get('/api/received-applications')).status()).toBe(401);
  await signIn(colleague, origin, person.email, person.password);
  await colleague.goto('/company-dashboard');
  await expect(colleague).toHaveURL(/\/student-dashboard$/u);

  // The only owner cannot leave.
  await page.getByRole('button', { name: `Actions for ${owner.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from the team' }).click();
  await page.getByRole('button', { name: 'Remove member' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('at least one owner');
});

test('CO-10 whoever is signed in with another address can log out and come back to the invitation', async ({
  asNewStudent: owner,
  open,
  origin,
}) => {
  const me = await owner.page.request.get('/api/account/me');
  const { account } = (await me.json()) as { account: { userId: string } };
  await addOwner(dataFolder, account.userId, `Other Orchard ${Date.now().toString(36)}`);
  await owner.page.goto(path);
  await owner.page.getByRole('button', { name: 'Invite a colleague' }).click();
  const form = owner.page.getByRole('dialog', { name: 'Invite a colleague' });
  await form.getByLabel('Email').fill('somebody.else@example.org');
  await form.getByRole('button', { name: 'Create invitation' }).click();
  await expect(form).toBeHidden();
  const team = await owner.page.request.get('/api/company/team');
  const { invitations } = (await team.json()) as { invitations: { url: string }[] };
  const link = new URL(invitations[0]?.url ?? '').pathname;

  const page = await open();
  await signUp(page, origin);
  await page.goto(link);
  await expect(page.getByText('This invitation is for another account')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${link}$`, 'u'));
});
