import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn, test, untilAwake } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const profilePage = '/student-dashboard/update-profile';
const settings = '/student-dashboard/settings';

const photo = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: 30, g: 90, b: 200 } },
  })
    .png()
    .toBuffer(),
});

test('PRAC-07 a student edits the profile, adds skills under any name and a photo, and sees what is missing', async ({
  asNewStudent: { page },
}) => {
  await page.goto(profilePage);
  await page.getByLabel('Bio').fill('I build things.');
  await page.getByLabel('Education').fill('B. Tech., Pune');
  await page.getByLabel('Location').fill('Pune');
  await page.getByLabel('Specialization').selectOption('Web Development');
  const skills = page.getByRole('combobox', { name: 'Skills' });
  for (const skill of ['reactjs', 'k8s', 'Whittling']) {
    await skills.fill(skill);
    await skills.press('Enter');
  }
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(standardToasts(page)).toContainText('Profile updated');
  await expect(standardToasts(page)).toContainText('Your profile has been updated successfully.');
  await page.reload();
  const chosen = page.getByRole('list', { name: 'Selected skills' });
  for (const skill of ['React', 'Kubernetes', 'Whittling'])
    await expect(chosen.getByText(skill, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Specialization')).toHaveValue('web_development');
  await expect(page.getByText('70%')).toBeVisible();
  await page.getByLabel('Choose photo').setInputFiles(await photo());
  await expect(standardToasts(page)).toContainText('Photo updated');
  await expect(page.getByRole('main').locator('img[src^="/photos/"]')).toBeVisible();
  await expect(page.getByRole('banner').locator('img[src^="/photos/"]')).toBeVisible();
  await page.reload();
  await expect(page.getByText('75%')).toBeVisible();
  await page.getByRole('link', { name: 'Add: Resume' }).click();
  await expect(page).toHaveURL(/\/student-dashboard\/resume$/u);
});

test('SEC-35 an SVG that can run scripts is refused as a photo with a message', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/status of 415/u);
  await page.goto(profilePage);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: svg };
  await page.getByLabel('Choose photo').setInputFiles(file);
  await expect(page.getByRole('alert')).toHaveText('Choose a JPEG, PNG or WebP image.');
  await page.getByLabel('Choose photo').setInputFiles(await photo());
  await expect(standardToasts(page)).toContainText('Photo updated');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('PRAC-07 the second of two tabs sees what the first saved, and input survives a reload', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  watch.expectComplaint(/status of 409/u);
  watch.allowComplaint(/PROFILE_CHANGED|ORPCError/u);
  await page.goto(profilePage);
  const other = await context.newPage();
  await other.goto(profilePage);
  await other.locator('html[data-hydrated]').waitFor();
  await other.getByLabel('Bio').fill('Saved by the other tab.');
  await other.getByRole('button', { name: 'Update Profile' }).click();
  await expect(standardToasts(other)).toContainText('Profile updated');
  await page.getByLabel('Bio').fill('Typed here.');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed here.');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Your profile was changed elsewhere')).toBeVisible();
  await expect(page.getByText('These fields differ: Bio.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(standardToasts(page)).toContainText('Profile updated');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('Typed here.');
});

test('PRAC-07 two tabs that changed different fields keep both changes', async ({
  asNewStudent: { page, context },
  watch,
}) => {
  watch.expectComplaint(/status of 409/u);
  watch.allowComplaint(/PROFILE_CHANGED|ORPCError/u);
  await page.goto(profilePage);
  const other = await context.newPage();
  await other.goto(profilePage);
  await other.locator('html[data-hydrated]').waitFor();
  await other.getByLabel('Bio').fill('From the other tab.');
  await other.getByRole('button', { name: 'Update Profile' }).click();
  await expect(standardToasts(other)).toContainText('Profile updated');
  await page.getByLabel('Education').fill('B.Tech');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('These fields differ: Education.')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('From the other tab.');
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(standardToasts(page)).toContainText('Profile updated');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('From the other tab.');
  await expect(page.getByLabel('Education')).toHaveValue('B.Tech');
});

test('PRAC-08 notifications and preferences are saved, and the time zone changes displayed times', async ({
  asNewStudent: { page },
}) => {
  await page.goto(settings);
  await page.getByRole('switch', { name: /^Email notifications/u }).uncheck();
  await expect(page.getByRole('switch', { name: /^SMS notifications/u })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Your application’s status changes: in-app' }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(standardToasts(page)).toContainText('Notification settings saved');
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Email notifications/u })).not.toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'Your application’s status changes: in-app' }),
  ).not.toBeChecked();

  await page.getByRole('link', { name: 'Preferences' }).click();
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await page.getByText('Find another time zone').click();
  await page.getByLabel('City or region').fill('kathmandu');
  await page.getByLabel('City or region').press('Enter');
  await page.getByRole('button', { name: 'Asia / Kathmandu' }).click();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kathmandu');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(standardToasts(page)).toContainText('Preferences saved');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Kathmandu');
});

test('PRAC-08 a public profile exists as long as its owner wants, and shows only what its owner allows', async ({
  asNewStudent: { page },
  asVisitor,
  origin,
  watch,
}) => {
  watch.expectComplaint(/status of 404/u);
  const handle = `asha-${Date.now().toString(36)}`;
  await asVisitor.goto(`/people/${handle}`);
  await expect(asVisitor.getByText('Oops! Page not found')).toBeVisible();
  await page.goto(`${settings}/privacy`);
  await page.getByRole('switch', { name: /^Public profile/u }).check();
  await page.getByLabel('Page name').fill(handle);
  await expect(page.getByText(`${origin}/people/${handle}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(standardToasts(page)).toContainText('Privacy settings saved');
  await asVisitor.goto(`/people/${handle}`);
  await expect(asVisitor.getByRole('heading', { name: 'Asha Verma', level: 1 })).toBeVisible();
  await expect(asVisitor.getByText('@e2e.test')).toHaveCount(0);
  await page.getByRole('switch', { name: /^Show contact info/u }).check();
  // The toast of the first save may still be visible.
  const saved = page.waitForResponse(/savePrivacy/u);
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect((await saved).ok()).toBe(true);
  await asVisitor.reload();
  await expect(asVisitor.getByText('@e2e.test')).toBeVisible();
  await page.getByRole('switch', { name: /^Public profile/u }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'View your page' })).toHaveCount(0);
  const answer = await asVisitor.goto(`/people/${handle}`);
  expect(answer?.status()).toBe(404);
});

test('PRAC-08 the data export shows live progress, and only its owner can download it', async ({
  asNewStudent: { page },
}) => {
  await page.goto(`${settings}/privacy`);
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const button = page.getByRole('button', { name: 'Download archive' });
  await expect(button).toBeVisible();
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^firstrung-data-.*\.zip$/u);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.includes('profile.json')).toBe(true);
});

test('PRAC-08 an account is deleted after typing the word: every session ends, and signing in fails', async ({
  asNewStudent: { page, email, password },
  open,
  origin,
  watch,
}) => {
  watch.allowComplaint(/status of 40\d/u);
  const elsewhere = await open();
  await signIn(elsewhere, origin, email, password);
  await elsewhere.goto('/student-dashboard');
  await page.goto(`${settings}/account`);
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
    'href',
    '/student-dashboard/plan',
  );
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What stays, and why')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveAccessibleDescription(
    /Type the word/u,
  );
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login/u);
  const again = await page.request.post('/login', {
    form: { email, password },
    headers: { accept: 'application/json', origin },
  });
  expect(again.ok()).toBe(false);
});

/** The server requires reauthentication after ten minutes; here the first call does. */
async function requireReauthentication(page: Page): Promise<void> {
  const refusal = { refusal: 'CONFIRMATION_REQUIRED', values: {}, keptFile: null };
  await page.route(
    '**/account/delete',
    (route) =>
      route.fulfill({ status: 403, json: { ok: false, ...refusal, retryAfterSeconds: null } }),
    { times: 1 },
  );
}

async function typeConfirmation(page: Page) {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  const word = dialog.getByLabel('Type DELETE to confirm');
  const send = () => dialog.getByRole('button', { name: 'Delete Account' }).click();
  return { word, send };
}

test('PRAC-08 after a long session deleting the account also needs the password; the typed word stays', async ({
  asNewStudent: { page, password },
  watch,
}) => {
  watch.expectComplaint(/status of 40[13]|status of 422/u);
  await page.goto(`${settings}/account`);
  await requireReauthentication(page);
  const { word, send } = await typeConfirmation(page);
  await word.fill('delete');
  await send();
  const who = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await who.getByRole('button', { name: 'Cancel' }).click();
  await expect(word).toHaveValue('delete');
  await requireReauthentication(page);
  await send();
  await who.getByLabel('Current password').fill('not this one');
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(who.getByText('That isn’t your current password.')).toBeVisible();
  await who.getByLabel('Current password').fill(password);
  await who.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
});

test('AUTH-05 a user without a password reauthenticates with Google, and the input is restored once', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/status of 403/u);
  await page.route('**/api/rpc/account/loadSecurity*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { json: object };
    await route.fulfill({ json: { ...body, json: { ...body.json, confirmsBy: 'google' } } });
  });
  // Simulates the round trip to the provider.
  await page.route('**/auth/google?*', async (route) => {
    const next = new URL(route.request().url()).searchParams.get('next') ?? '';
    await route.fulfill({ status: 303, headers: { location: next } });
  });
  await page.goto(`${settings}/account`);
  await requireReauthentication(page);
  const { word, send } = await typeConfirmation(page);
  await word.fill('delete');
  await send();
  const who = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await who.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(who).toHaveCount(0);
  await untilAwake(page);
  expect(new URL(page.url()).pathname).toBe(`${settings}/account`);
  const back = await typeConfirmation(page);
  await expect(back.word).toHaveValue('delete');
  await page.reload();
  const later = await typeConfirmation(page);
  await expect(later.word).toHaveValue('');
});

test('AUTH-05 returning with a different Google account shows the reason on the original page', async ({
  asNewStudent: { page },
}) => {
  for (const tab of ['account', 'security']) {
    await page.goto(`${settings}/${tab}?confirm=google-other`);
    await expect(standardToasts(page)).toContainText('This isn’t the Google account');
    await expect(page.getByRole('main')).toContainText('You’re still signed in as before.');
  }
  await page.goto(`${settings}/account?confirm=words-of-somebody`);
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible();
  await expect(page.getByText('Nothing was changed')).toHaveCount(0);
});
