import type { Page } from '@playwright/test';
import { expect, mailedToken, newPerson, signUp, test } from './fixtures.ts';
import { homeCompany, formPaths } from './postings.ts';
import { pdf, textFile } from './sample-files.ts';

test.use({ javaScriptEnabled: false });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/u).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('UX-06 without scripts the board can be read and paged', async ({ asVisitor: page }) => {
  await page.goto('/careers');
  const first = await page.getByRole('article').first().getByRole('heading').textContent();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page
    .getByRole('navigation', { name: 'Pagination: open positions' })
    .getByRole('link', { name: 'Older' })
    .click();
  await expect(page).toHaveURL(/after=/u);
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '');
  await page.getByRole('link', { name: 'View Open Positions' }).click();
  await expect(
    page.getByRole('heading', { name: 'Open positions, newest first' }),
  ).toBeInViewport();
});

test('UX-06 without scripts a visitor signs up on the way to a form, applies, and finds the application', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 422/u);
  const person = newPerson();
  const [path = ''] = await formPaths(page, homeCompany);
  await page.goto('/careers');
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Apply Now/u })
    .click();
  await expect(
    page.getByRole('heading', { name: 'Please sign in to apply for jobs' }),
  ).toBeVisible();
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Please sign in to apply for jobs')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel(/^Password/u).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel(/^Password/u).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(`/auth/callback?token=${await mailedToken(page.request, person.email)}`);
  await page.getByRole('button', { name: 'Confirm my email' }).click();

  await expect(page).toHaveURL(new RegExp(`${path}\\?via=direct$`, 'u'));
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(page.getByText('Application submitted successfully!')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('UX-06 without scripts a wrong password is reported, and the email address stays', async ({
  asVisitor: page,
  watch,
}) => {
  watch.expectComplaint(/status of 401/u);
  await page.goto('/login?next=/student-dashboard%3Fstatus=pending');
  await logIn(page, 'student@demo.test', 'wrong');
  await expect(
    page.getByText('Invalid email or password. Please check your credentials and try again.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('student@demo.test');
  await expect(page.getByLabel(/^Password/u)).toHaveValue('');
  await logIn(page, 'student@demo.test', 'firstrung-demo');
  await expect(page).toHaveURL(/\/student-dashboard\?status=pending$/u);
});

test('UX-06 without scripts a refused application keeps its input and the uploaded file', async ({
  asNewStudent: { page },
  watch,
}) => {
  const [path = ''] = await formPaths(page, homeCompany);
  await page.goto(path);
  watch.expectComplaint(/status of 415/u);
  await page.getByLabel('Phone').fill('+91 98 7654 3210');
  await page.getByLabel('Cover letter').fill('Every word stays.');
  await page.getByLabel('Resume').setInputFiles(textFile('fake.pdf'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByText('Invalid file type – Please upload a PDF or DOCX file'),
  ).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+91 98 7654 3210');
  await expect(page.getByLabel('Cover letter')).toHaveValue('Every word stays.');

  watch.expectComplaint(/status of 422/u);
  await page.getByLabel('Email').fill('nowhere');
  await page.getByLabel('Resume').setInputFiles(pdf('good.pdf'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('good.pdf is still attached.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nowhere');
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(page.getByRole('article')).toContainText('good.pdf');
});

test('UX-06 without scripts a company’s applications can be searched and filtered', async ({
  asRecruiter: page,
}) => {
  await page.goto('/company-dashboard/applications');
  await page.getByLabel('Status').selectOption({ label: 'Hired' });
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/status=hired/u);
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: 'Hired' }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Hired' })).toHaveCount(0);
});

test('UX-06 without scripts users can sign out', async ({ open, origin }) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  await signUp(page, origin);
  await page.goto('/student-dashboard');
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/u);
  await page.goto('/student-dashboard');
  await expect(page).toHaveURL(/\/login/u);
});

test('UX-06 without scripts a phone reaches every page of the header and the sidebar', async ({
  open,
  states,
}) => {
  const phone = { viewport: { width: 360, height: 740 } };
  const visitor = await open(phone);
  await visitor.goto('/careers');
  await expect(
    visitor.getByRole('link', { name: 'Log in' }).locator('visible=true').first(),
  ).toBeVisible();
  await expect(
    visitor.getByRole('link', { name: 'Community' }).locator('visible=true').first(),
  ).toBeVisible();
  const student = await open({ ...phone, storageState: states.student });
  await student.goto('/student-dashboard');
  await expect(
    student.getByRole('link', { name: 'ATS Score', exact: true }).locator('visible=true'),
  ).toBeVisible();
});
