import { expect, test } from './fixtures.ts';
import { openForm } from './postings.ts';
import { largePdf, pdf, textFile } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

const fiveMegabytes = 5 * 1024 * 1024;

test('CAR-05 a double click sends one application, and a second attempt is reported', async ({
  asNewStudent: { page, name },
  watch,
}) => {
  const path = await openForm(page);
  const again = await page.context().newPage();
  await again.goto(path);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/job-application/'))
      posts.push(request.url());
  });
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  expect(posts).toHaveLength(1);
  await expect(page.getByRole('article')).toHaveCount(1);

  watch.expectComplaint(/status of 409/u);
  await again.getByLabel('Full name').fill(`${name} Again`);
  await again.getByLabel('Resume').setInputFiles(pdf());
  await again.getByRole('button', { name: 'Submit Application' }).click();
  const said = 'You’ve already applied for this job. Follow your application on your dashboard.';
  await expect(standardToasts(again)).toContainText('Failed to submit application');
  await expect(standardToasts(again)).toContainText(said);
  await expect(again.getByRole('main').getByText(said)).toBeVisible();

  await page.goto(path);
  await expect(page.getByRole('heading', { name: /^You applied on/u })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('RES-04 CAR-05 a resume from the builder is preselected and sent with the application', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/student-dashboard/resume');
  await page.getByRole('button', { name: /^Start from scratch/u }).click();
  await page.getByLabel('First name').fill('Asha');
  await expect(page.locator('[data-save-state=saved]')).toBeVisible();
  await openForm(page);
  await expect(page.getByRole('radio', { name: /^My resume/u })).toBeChecked();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('CAR-07 an unknown posting redirects to the board with a message', async ({
  asVisitor,
  watch,
}) => {
  watch.expectComplaint(/status of 404/u);
  await asVisitor.goto('/job-application/00000000-0000-7000-8000-000000000000');
  await expect(asVisitor).toHaveURL(/\/careers/u);
  await expect(standardToasts(asVisitor)).toContainText('Job posting not found');
  await expect(asVisitor.getByRole('main').getByText('Job posting not found')).toBeVisible();
  await asVisitor.goto('/job-application/nonsense');
  await expect(asVisitor).toHaveURL(/\/careers/u);
  await expect(standardToasts(asVisitor)).toContainText('Job posting not found');
});

test('CAR-07 input and the chosen file stay when the server fails or is unreachable', async ({
  asNewStudent: { page },
  watch,
}) => {
  await openForm(page);
  await page.getByLabel('Phone').fill('+91 98 7654 3210');
  await page.getByLabel('Cover letter').fill('Every word of this must stay.');
  await page.getByLabel('Resume').setInputFiles(pdf('kept.pdf'));

  const stays = async () => {
    await expect(page.getByLabel('Phone')).toHaveValue('+91 98 7654 3210');
    await expect(page.getByLabel('Cover letter')).toHaveValue('Every word of this must stay.');
    await expect(page.getByRole('listitem').filter({ hasText: 'kept.pdf' })).toBeVisible();
    const chosen = await page
      .getByLabel('Resume')
      .evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    expect(chosen).toBe('kept.pdf');
  };

  watch.expectComplaint(/status of 500/u);
  await page.route('**/job-application/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(standardToasts(page)).toContainText('Failed to submit application');
  await expect(page.getByRole('main').getByText('Something went wrong on our end.')).toBeVisible();
  await stays();
  await page.unrouteAll();

  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED/u);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('main').getByText('We couldn’t reach the server.')).toBeVisible();
  await expect(standardToasts(page)).toContainText('Failed to submit application');
  await stays();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('CAR-04 a file of the wrong type or size is refused with the specified text before upload', async ({
  asNewStudent: { page },
}) => {
  await openForm(page);
  const resume = page.getByLabel('Resume');
  await resume.setInputFiles(textFile());
  await expect(resume).toHaveAccessibleDescription(
    'Invalid file type – Please upload a PDF or DOCX file',
  );
  await resume.setInputFiles(largePdf(fiveMegabytes + 1));
  await expect(resume).toHaveAccessibleDescription(
    'File too large – Please upload a file smaller than 5MB',
  );
  await resume.setInputFiles({
    name: 'empty.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  });
  await expect(resume).toHaveAccessibleDescription('This file is empty. Choose another one.');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(resume).toBeFocused();
  await resume.setInputFiles(largePdf(fiveMegabytes));
  await expect(resume).not.toHaveAttribute('aria-invalid', 'true');
});

test('CAR-04 the server refuses a text file named .pdf with the same message', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.expectComplaint(/status of 415/u);
  await openForm(page);
  await page.getByLabel('Cover letter').fill('Stays too.');
  await page.getByLabel('Resume').setInputFiles(textFile('notes.pdf'));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('main').getByText('Invalid file type – Please upload a PDF or DOCX file'),
  ).toBeVisible();
  await expect(page.getByLabel('Cover letter')).toHaveValue('Stays too.');
});

test('CAR-07 a cover letter that is too long is kept, counted, and refused at its field', async ({
  asNewStudent: { page },
}) => {
  await openForm(page);
  const letter = page.getByLabel('Cover letter');
  await letter.fill('l'.repeat(10_001));
  await expect(page.getByText('10,001 of 10,000')).toBeVisible();
  await page.getByLabel('Resume').setInputFiles(pdf());
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(letter).toBeFocused();
  await expect(letter).toHaveAccessibleDescription(
    'Use 10,000 characters or fewer for your cover letter.',
  );
  await letter.fill('l'.repeat(10_000));
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page).toHaveURL(/\/student-dashboard/u);
});

test('A11Y-06 the form links each error to its field, focuses the first, and lists them when there are many', async ({
  asNewStudent: { page },
}) => {
  await openForm(page);
  const [name, email, resume] = [
    page.getByLabel('Full name'),
    page.getByLabel('Email'),
    page.getByLabel('Resume'),
  ];
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByLabel('Phone')).toHaveAttribute('autocomplete', 'tel');
  await name.fill('');
  await email.fill('not an address');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your full name');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(resume).toHaveAccessibleDescription('Please add your resume as a PDF or DOCX file.');
  for (const field of [name, email, resume])
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Asha');
  await email.fill('asha@example.org');
  await email.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(resume).toBeFocused();
});
