import type { Page } from '@playwright/test';
import { demoPassword, expect, newPerson, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const wrong = 'Invalid email or password. Please check your credentials and try again.';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('AUTH-01 the login form reports missing fields inline and as a toast, without a request', async ({
  asVisitor: page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  const posts: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
  const cases = [
    ['', '', 'Please enter your email and password'],
    ['asha@example.org', '', 'Please enter your email and password'],
    ['not an address', 'whatever', 'Please enter a valid email address'],
  ] as const;
  for (const [email, password, text] of cases) {
    await logIn(page, email, password);
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
    await expect(standardToasts(page)).toContainText(text);
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  expect(posts).toEqual([]);
});

test('AUTH-01 a wrong password is reported inline and as a toast, and the email address stays', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 401/u);
  await page.goto('/login');
  await logIn(page, 'student@demo.test', 'not this one');
  await expect(page.getByRole('main').getByText(wrong)).toBeVisible();
  await expect(standardToasts(page)).toContainText('Sign in failed');
  await expect(standardToasts(page)).toContainText(wrong);
  await expect(page.getByLabel('Email')).toHaveValue('student@demo.test');
  await expect(page).toHaveURL(/\/login$/u);
});

test('AUTH-01 a known error in the login page’s URL is shown as a toast, and unknown text is not', async ({
  asVisitor: page,
}) => {
  const errors = {
    'link-used': 'This link was already used and only works once.',
    'link-expired': 'This link has expired or was replaced by a newer one.',
    'no-session': 'Authentication failed - no session created',
    'Call+0900+123+now': 'Login failed. Please try again.',
    __proto__: 'Login failed. Please try again.',
  };
  for (const [error, text] of Object.entries(errors)) {
    await page.goto(`/login?error=${error}`);
    await expect(standardToasts(page)).toContainText(text);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.locator('body')).not.toContainText('0900');
  }
  await page.goto('/login?error=account-deactivated');
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/\/contact$/u);
});

test('AUTH-01 signing in leads to the requested page, within this site only', async ({
  asVisitor: page,
}) => {
  await page.goto('/company-dashboard/applications?status=pending');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await logIn(page, 'recruiter@demo.test', demoPassword);
  await expect(page).toHaveURL(/\/company-dashboard\/applications\?status=pending$/u);
  await expect(standardToasts(page)).toContainText('Login successful!');

  const other = await page.context().browser()?.newContext();
  const elsewhere = await other?.newPage();
  if (!elsewhere) throw new Error('No second browser.');
  await elsewhere.goto('/login?next=//evil.example');
  await logIn(elsewhere, 'student@demo.test', demoPassword);
  await expect(elsewhere).toHaveURL(/^http:\/\/localhost:\d+\/student-dashboard$/u);
  await other?.close();
});

test('AUTH-03 sign-up requires all fields, a valid email address and eight characters, and reports a taken address', async ({
  asVisitor: page,
  watch,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  const [name, email, password] = [
    page.getByLabel('Full name'),
    page.getByLabel('Email'),
    page.getByLabel(/^Password/u),
  ];
  await expect(password).toHaveAccessibleDescription(/number.*special character/u);
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  const submit = page.getByRole('button', { name: 'Create account' });
  const main = page.getByRole('main');

  await submit.click();
  await expect(main.getByText('Please fill in all required fields')).toBeVisible();
  await expect(standardToasts(page)).toContainText('Please fill in all required fields');
  await expect(name).toBeFocused();
  await name.fill('Asha Verma');
  await email.fill('nowhere');
  await password.fill('seven77');
  await submit.click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(email).toBeFocused();
  await email.fill('student@demo.test');
  await submit.click();
  await expect(password).toHaveAccessibleDescription('Password must be at least 8 characters');
  await expect(password).toBeFocused();

  watch.expectComplaint(/status of 409/u);
  await password.fill('long enough for anyone');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(
    'This email is already registered. Please login instead.',
  );
  await expect(email).toBeFocused();
  await expect(name).toHaveValue('Asha Verma');

  watch.expectComplaint(/status of 422/u);
  await email.fill(newPerson().email);
  await password.fill('password1');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/too common/u);
});

const homes = [
  ['student', '/student-dashboard'],
  ['recruiter', '/company-dashboard'],
  ['admin', '/admin-dashboard'],
] as const;

for (const [role, home] of homes) {
  test(`AUTH-07 the ${role} lands on ${home}, and every short path redirects there`, async ({
    asVisitor: page,
    open,
    states,
  }) => {
    await page.goto('/login');
    await logIn(page, `${role}@demo.test`, demoPassword);
    await expect(page).toHaveURL(new RegExp(`${home}$`, 'u'));

    const signedIn = await open({ storageState: states[role] });
    const ways = {
      '/welcome': home,
      '/profile': `${home}/update-profile`,
      '/settings': `${home}/settings`,
    };
    for (const [way, end] of Object.entries(ways)) {
      await signedIn.goto(way);
      await expect(signedIn).toHaveURL(new RegExp(`${end}$`, 'u'));
      await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const others = homes.filter(([other, path]) => other !== role && path !== '/admin-dashboard');
    for (const [, path] of others) {
      await signedIn.goto(path);
      await expect(signedIn).toHaveURL(new RegExp(`${home}$`, 'u'));
    }
  });
}

test('AUTH-07 a visitor must sign in first, and then reaches the target of the short path', async ({
  asVisitor: page,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?next=/u);
  await logIn(page, 'student@demo.test', demoPassword);
  await expect(page).toHaveURL(/\/student-dashboard\/settings$/u);
});

test('AUTH-07 the sign-in page redirects a signed-in user', async ({ asStudent: page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/student-dashboard$/u);
  }
});

test('AUTH-06 AUTH-11 a signed-in user sees the result of a mailed link or of requesting one', async ({
  asNewStudent: { page, email },
}) => {
  await page.goto('/forgot-password');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page).toHaveURL(/\/student-dashboard\/settings\/security\?notice=reset-sent$/u);
  await expect(page.getByRole('main')).toContainText('Password reset link sent to your email');
  await page.goto('/login?notice=email-changed');
  await expect(page.getByRole('main')).toContainText('Your email was changed');
  for (const problem of ['link-used', 'link-expired', 'link-unknown']) {
    await page.goto(`/login?error=${problem}`);
    await expect(page).toHaveURL(new RegExp(`/security\\?notice=${problem}$`, 'u'));
    await expect(page.getByRole('main')).toContainText('This link');
  }
});

test('AUTH-01 a password manager can fill both forms', async ({ asVisitor: page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel(/^Password/u)).toHaveAttribute('autocomplete', 'current-password');
  await page.goto('/signup');
  await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
});
