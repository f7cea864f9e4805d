import type { Page } from '@playwright/test';
import { expect, mailedToken, newPerson, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

type NewPerson = ReturnType<typeof newPerson>;

const checkMail =
  "We've sent you a confirmation email. Please check your inbox and follow the link to confirm your account.";
const unconfirmed = 'Please check your email and click the confirmation link before logging in.';

async function fillSignUp(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(/^Password/u).fill(person.password);
}

async function logIn(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New password', { exact: false }).first().fill(password);
  await page.getByLabel('Confirm new password').fill(again);
  await page.getByRole('button', { name: 'Update password' }).click();
}

/** The link in the newest mail with this subject to this address. */
async function mailLink(page: Page, subject: string, email: string): Promise<string> {
  await mailedToken(page.request, email);
  let href: string | null = null;
  await expect(async () => {
    await page.goto('/mailbox');
    const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject });
    href = await mail.getByRole('link').first().getAttribute('href', { timeout: 1_000 });
  }).toPass();
  const { pathname, search } = new URL(href ?? '');
  return pathname + search;
}

test('AUTH-04 the link from the sign-up mail confirms the account and welcomes the browser that created it', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 403/u);
  const person = newPerson('  Lakshmi   Narayanan Iyer ');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel(/^Password/u)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/login\?notice=check-email$/u);
  for (const place of [standardToasts(page), page.getByRole('main')]) {
    await expect(place).toContainText('Check your email');
    await expect(place).toContainText(checkMail);
  }

  await logIn(page, person);
  await expect(standardToasts(page)).toContainText(unconfirmed);
  await expect(page.getByRole('main')).toContainText(unconfirmed);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page).toHaveURL(/notice=confirmation-sent$/u);

  await page.goto(await mailLink(page, 'Confirm your email', person.email));
  await expect(page).toHaveURL(/\/student-dashboard$/u);
  await expect(standardToasts(page)).toContainText('Sign up successful');
  await expect(standardToasts(page)).toContainText('Your account has been created successfully.');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lakshmi');
});

test('AUTH-04 a confirmation in another browser leads to the sign-in page; a second one says it is already confirmed', async ({
  asVisitor: page,
  open,
}) => {
  const person = newPerson();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/notice=check-email$/u);
  const link = await mailLink(page, 'Confirm your email', person.email);

  const elsewhere = await open();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/login\?notice=confirmed$/u);
  await expect(elsewhere.getByRole('main')).toContainText('Email confirmed');
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/login\?notice=already-confirmed$/u);
  await expect(elsewhere.getByRole('main')).toContainText('Email already confirmed');
  await logIn(elsewhere, person);
  await expect(elsewhere).toHaveURL(/\/student-dashboard$/u);
});

test('AUTH-04 a superseded link says so and sends a new one with one click', async ({
  asVisitor: page,
  open,
}) => {
  const person = newPerson();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/notice=check-email$/u);
  const old = await mailLink(page, 'Confirm your email', person.email);
  await page.goto('/confirm-email');
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page).toHaveURL(/notice=confirmation-sent$/u);

  const elsewhere = await open();
  await elsewhere.goto(old);
  await expect(elsewhere).toHaveURL(/\/confirm-email\?error=link-expired/u);
  await expect(elsewhere.getByRole('main')).toContainText('was replaced by a newer one');
  await elsewhere.getByRole('button', { name: 'Send a new link' }).click();
  await expect(elsewhere).toHaveURL(/\/login\?notice=confirmation-sent$/u);
  await elsewhere.goto(await mailLink(page, 'Confirm your email', person.email));
  await expect(elsewhere).toHaveURL(/\/login\?notice=confirmed$/u);
});

test('AUTH-04 the callback page without a token leads to the sign-in page with a message', async ({
  asVisitor: page,
}) => {
  await page.goto('/auth/callback');
  await expect(page).toHaveURL(/\/login\?error=no-session$/u);
  await expect(standardToasts(page)).toContainText('Authentication failed - no session created');
});

test('AUTH-06 a mailed link resets a forgotten password and signs out every device', async ({
  asNewStudent: person,
  open,
  watch,
}) => {
  watch.expectComplaint(/status of (401|422)/u);
  const page = await open();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const submit = page.getByRole('button', { name: 'Send reset link' });
  const email = page.getByLabel('Email');
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Please enter your email address');
  await expect(standardToasts(page)).toContainText('Password reset failed');
  await email.fill(person.email);
  await submit.click();
  await expect(page).toHaveURL(/\/login\?notice=reset-sent$/u);
  await expect(standardToasts(page)).toContainText('Password reset link sent to your email');

  const link = await mailLink(page, 'Reset your password', person.email);
  expect(link).toMatch(/^\/auth\/reset-password\?token=/u);
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const first = page.getByLabel('New password', { exact: false }).first();
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(first).toHaveAccessibleDescription('Please enter your new password');
  await choosePassword(page, 'seven77');
  await expect(first).toHaveAccessibleDescription('Password must be at least 8 characters');
  await choosePassword(page, 'another rung', 'another rang');
  await expect(page.getByLabel('Confirm new password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  await choosePassword(page, 'password1');
  await expect(first).toHaveAccessibleDescription(/too common/u);
  await choosePassword(page, 'another rung');
  await expect(page).toHaveURL(/\/login\?notice=password-updated$/u);
  await expect(standardToasts(page)).toContainText('Password updated successfully');
  await logIn(page, { ...person, password: 'another rung' });
  await expect(page).toHaveURL(/\/student-dashboard$/u);
  await person.page.goto('/student-dashboard');
  await expect(person.page).toHaveURL(/\/login/u);

  for (const path of [link, link.replace('/auth', '')]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText('This link has already been used');
    await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
  }
});

test('AUTH-06 a wrong, truncated or missing reset token shows an error and a next step', async ({
  asVisitor: page,
}) => {
  const texts = {
    '/reset-password': 'Open this page from the link in our email',
    '/reset-password?token=': 'Open this page from the link in our email',
    '/auth/reset-password?token=wrong': 'This link is invalid or incomplete.',
    [`/reset-password?token=${'x'.repeat(3_000)}`]: 'This link is invalid or incomplete.',
  };
  for (const [path, text] of Object.entries(texts)) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByLabel('New password', { exact: false })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Forgot your password?' }),
  ).toBeVisible();
});

test('A11Y-07 a page warns two minutes before its session ends, and keeps unsaved input after the end', async ({
  asNewStudent: { page },
}) => {
  let secondsLeft = 90;
  let extended = 0;
  await page.route('**/session', async (route) => {
    if (route.request().method() === 'POST') {
      extended += 1;
      secondsLeft = 3_600;
      return route.fulfill({ json: { isSignedIn: true } });
    }
    return route.fulfill({ json: { secondsLeft } });
  });
  await page.clock.install();
  await page.goto('/student-dashboard');
  const ask = page.getByRole('alertdialog', { name: 'You’ll be signed out soon' });
  await page.clock.runFor(11_000);
  await expect(ask).toBeVisible();
  await ask.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(ask).toBeHidden();
  expect(extended).toBe(1);

  secondsLeft = 0;
  await page.clock.runFor(3_600_000);
  const over = page.getByRole('alertdialog', { name: 'You were signed out' });
  await expect(over).toBeVisible();
  await expect(
    over.getByRole('link', { name: 'Open the sign-in page in a new tab' }),
  ).toHaveAttribute('target', '_blank');
  await over.getByRole('button', { name: 'Close' }).click();
  await expect(over).toBeHidden();
  await expect(page).toHaveURL(/\/student-dashboard$/u);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('UX-06 sign-up, confirmation, password reset and sign-in work without scripts', async ({
    open,
    watch,
  }) => {
    watch.expectComplaint(/status of (403|422)/u);
    const page = await open();
    const main = page.getByRole('main');
    const person = newPerson();
    await fillSignUp(page, { ...person, password: 'seven77' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(main).toContainText('Password must be at least 8 characters');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByLabel(/^Password/u).fill(person.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(main).toContainText(checkMail);

    await logIn(page, person);
    await expect(main).toContainText(unconfirmed);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(main).toContainText('a new link is on its way');

    await page.goto(await mailLink(page, 'Confirm your email', person.email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Completing authentication...',
    );
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page).toHaveURL(/\/student-dashboard$/u);
    await page.context().clearCookies();

    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(main).toContainText('Please enter your email address');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(main).toContainText('Password reset link sent to your email');

    await page.goto(await mailLink(page, 'Reset your password', person.email));
    await choosePassword(page, 'another rung', 'another rang');
    await expect(main).toContainText('Passwords do not match');
    await choosePassword(page, 'another rung');
    await expect(main).toContainText('Password updated successfully');
    await logIn(page, { ...person, password: 'another rung' });
    await expect(page).toHaveURL(/\/student-dashboard$/u);
  });
});
