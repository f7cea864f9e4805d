import type { Browser, Page } from '@playwright/test';
import { appCode } from '#testing/app-code.ts';
import { type FakeS3, startFakeS3 } from '#testing/fake-s3.ts';
import { findFaults } from './axe-faults.ts';
import { startEmptyServer } from './empty-server.ts';
import { demoPassword, expect, signIn, signUp, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const users = '/admin-dashboard/users';

async function logIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(/^Password/u).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login\/two-factor/u);
  await expect(
    page.getByRole('heading', { name: 'Set up two-factor authentication' }),
  ).toBeVisible();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code from your app').fill(code);
  await page.getByRole('main').getByRole('button', { name: 'Turn on and sign in' }).click();
}

/** A separate server: only these tests change its administrators and its maintenance mode. */
let server: Awaited<ReturnType<typeof startEmptyServer>>;
let storage: FakeS3;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  storage = await startFakeS3();
  server = await startEmptyServer({
    demo: 'on',
    env: {
      S3_BUCKET: storage.bucket,
      S3_ENDPOINT: storage.endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
test.afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await storage[Symbol.asyncDispose]();
});

/** A separate server, because these tests depend on the number of administrators. */
async function start(browser: Browser) {
  const open = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
  const admin = await open();
  await signIn(admin, server.origin, 'admin@demo.test');
  const person = await signUp(await open(), server.origin);
  const added = await admin.request.post('/api/admin/admins', {
    data: { email: person.email },
    headers: { origin: server.origin },
  });
  expect(added.ok(), await added.text()).toBe(true);
  return { open, admin, person };
}

test('AUTH-09 administrators must set up a second factor at first sign-in; another one can remove a lost factor', async ({
  browser,
}) => {
  const { open, admin, person } = await start(browser);
  const page = await open();
  await logIn(page, person);
  await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);
  expect(await findFaults(page)).toEqual([]);
  // Nothing is accessible yet, because nobody is signed in.
  expect((await page.request.get('/api/admin/admins')).status()).toBe(401);
  expect((await page.request.get('/api/account/security')).status()).toBe(401);
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await page.goto('/login/two-factor');
  await typeCode(page, '000000');
  await expect(page.getByRole('main').getByText('This code is wrong')).toBeVisible();
  await expect(page.getByLabel('Code from your app')).toHaveValue('000000');
  const secret = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u);
  await typeCode(page, appCode((await secret.textContent()) ?? ''));
  await expect(page).toHaveURL(/\/admin-dashboard$/u);

  // Administrators can't remove their own second factor there, but can remove others'.
  const menuOf = async (on: Page, email: string) => {
    await on.goto(`${users}?search=${encodeURIComponent(email)}`);
    await on.getByRole('button', { name: /^Actions for / }).click();
    return on.getByRole('menuitem', { name: 'Reset Two-Factor' });
  };
  await expect(await menuOf(page, person.email)).toHaveCount(0);
  await (await menuOf(admin, person.email)).click();
  const asked = admin.getByRole('alertdialog', { name: /^Reset two-factor authentication for / });
  expect(await findFaults(admin)).toEqual([]);
  // The server requires reauthentication after ten minutes; here the first call does.
  await admin.route(
    '**/api/rpc/account/removeUserTwoFactor',
    (route) =>
      route.fulfill({
        status: 403,
        json: { json: { defined: true, code: 'CONFIRMATION_REQUIRED', status: 403, message: '' } },
      }),
    { times: 1 },
  );
  await asked.getByRole('button', { name: 'Reset two-factor' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Current password').fill(demoPassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(standardToasts(admin)).toContainText('Two-factor authentication reset');
  await expect(page).toHaveURL(/\/login/u);
  await logIn(page, person);
  await typeCode(page, appCode((await secret.textContent()) ?? '', 1));
  await expect(page).toHaveURL(/\/admin-dashboard$/u);

  // The list of administrators has the same action.
  await admin.goto(`${users}/admins`);
  await admin.getByRole('button', { name: `Actions for ${person.email}` }).click();
  await admin.getByRole('menuitem', { name: 'Reset Two-Factor' }).click();
  await asked.getByRole('button', { name: 'Reset two-factor' }).click();
  await expect(standardToasts(admin)).toContainText('Two-factor authentication reset');
  await admin.goto('/admin-dashboard/security');
  await expect(admin.getByRole('main')).toContainText(
    'reset two-factor authentication for the account',
  );
});

test('ADM-07 during maintenance every URL says so in both themes, and administrators sign in and end it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin });
  const admin = await context.newPage();
  await admin.goto('/login');
  const enter = async () => {
    await admin.getByLabel('Email').fill('admin@demo.test');
    await admin.getByLabel('Password', { exact: true }).fill(demoPassword);
    await admin.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await admin.waitForURL('**/admin-dashboard');
  };
  await enter();
  await admin.goto('/admin-dashboard/settings');
  await admin.getByLabel('Platform name').fill('Rungs & Co');
  await admin.getByLabel('Maintenance Mode').check();
  const banner = admin.getByText('Maintenance mode is on.');
  const asked = admin.getByRole('alertdialog', { name: 'Turn on maintenance mode?' });
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByLabel('Maintenance Mode')).toBeChecked();
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await expect(banner).toBeHidden();
  await asked.getByRole('button', { name: 'Turn on' }).click();
  await expect(standardToasts(admin)).toContainText('Settings saved successfully');
  await expect(banner).toBeVisible();
  const email = admin.getByLabel('Support email');
  const before = await email.inputValue();
  await email.fill('help@rungs.example');
  await expect(admin.getByRole('link', { name: 'Rungs & Co' }).first()).toBeVisible();
  await expect(admin).toHaveTitle(/Rungs & Co$/u);
  // The page did not load again: neither the message nor what was typed is gone.
  await expect(standardToasts(admin)).toContainText('Settings saved successfully');
  await expect(email).toHaveValue('help@rungs.example');
  await email.fill(before);

  const visitor = await (await browser.newContext({ baseURL: server.origin })).newPage();
  const complaints: string[] = [];
  visitor.on(
    'console',
    (said) => ['error', 'warning'].includes(said.type()) && complaints.push(said.text()),
  );
  for (const path of ['/', '/careers', '/student-dashboard', '/no-such-page']) {
    const answer = await visitor.goto(path);
    expect([path, answer?.status(), answer?.headers()['retry-after']]).toEqual([path, 503, '300']);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('We’ll be back soon');
    await expect(visitor.getByText('Rungs & Co is down for maintenance.')).toBeVisible();
  }
  expect(complaints.filter((text) => !/status of 503/u.test(text))).toEqual([]);
  await context.clearCookies();
  await admin.goto('/');
  await admin.getByRole('link', { name: 'Sign in as an administrator' }).click();
  await enter();
  await admin.goto('/admin-dashboard/settings');
  await expect(banner).toBeVisible();
  await admin.getByLabel('Maintenance Mode').uncheck();
  await admin.getByRole('button', { name: 'Save settings' }).click();
  await expect(standardToasts(admin)).toContainText('Settings saved successfully');
  await expect(banner).toBeHidden();
  await expect.poll(async () => (await visitor.goto('/'))?.status()).toBe(200);
});

test('ADM-02 the overview shows within ten seconds that the storage hangs or the server is silent, and that they are back', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await signIn(page, server.origin, 'admin@demo.test');
  await page.goto('/admin-dashboard');
  const part = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Storage', { exact: true }) });
  const target = { timeout: 10_000 };
  await expect(part).toContainText('Operational');
  storage.mode = 'hangs';
  await expect(part).toContainText('Down', target);
  storage.mode = 'ok';
  await expect(part).toContainText('Operational', target);
  // A connection that carries nothing, not one that fails.
  await page.route('**/api/rpc/health/load*', () => undefined);
  const silence = page.getByText('No response from the server since');
  await expect(silence).toBeVisible(target);
  await page.unrouteAll();
  await expect(silence).toBeHidden(target);
});
