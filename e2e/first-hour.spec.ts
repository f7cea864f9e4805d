import type { Locator, Page } from '@playwright/test';
import { readableResume } from '#testing/readable-resume.ts';
import { expect, mailedToken, newPerson, test } from './fixtures.ts';

/** What a run takes, so that one more step has to be a decision. */
const most = { presses: 16, fields: 5 };

const main = (page: Page) => page.getByRole('main');
const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).first();

test('HOME-02 the first steps lead a new student from signing up to the first application', async ({
  asVisitor: page,
}) => {
  const { name, email, password } = newPerson();
  const count = { presses: 0, fields: 0 };
  const press = (target: Locator) => {
    count.presses++;
    return target.click();
  };
  const fill = (label: string, value: string) => {
    count.fields++;
    return main(page).getByRole('textbox', { name: label }).fill(value);
  };
  const isDone = (steps: number) =>
    expect(main(page).getByText(`${steps} of 4 done`, { exact: true })).toBeVisible();
  const start = performance.now();

  await page.goto('/signup');
  await fill('Full name', name);
  await fill('Email', email);
  await fill('Password', password);
  await press(page.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/notice=check-email/u);
  // The link in the mail is a press too.
  count.presses++;
  await page.goto(`/auth/callback?token=${await mailedToken(page.request, email)}`);
  await isDone(0);

  await press(page.getByRole('link', { name: 'Add resume' }));
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: /^Upload a resume/u }));
  await (
    await chooser
  ).setFiles({ name: 'asha.pdf', mimeType: 'application/pdf', buffer: readableResume });
  await press(page.getByRole('button', { name: 'Import resume' }));
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  await press(home(page));
  await isDone(1);

  await press(page.getByRole('button', { name: /^Confirm \d+ skills$/u }));
  await isDone(2);

  await press(page.getByRole('link', { name: 'Choose', exact: true }));
  await fill('Location', 'Pune');
  count.fields++;
  await main(page).getByLabel('Specialization').selectOption({ label: 'Web Development' });
  await press(page.getByRole('button', { name: 'Update Profile' }));
  await expect(page.getByText('Profile updated').first()).toBeVisible();
  await press(home(page));
  await isDone(3);

  await press(main(page).getByRole('link', { name: 'Calculate ATS Score' }).first());
  await press(main(page).getByRole('button', { name: 'Calculate ATS Score' }));
  await expect(
    main(page)
      .getByText(/of 100/u)
      .first(),
  ).toBeVisible();
  await press(home(page));
  await expect(page.getByRole('heading', { name: 'You’re ready to apply' })).toBeVisible();

  const ready = page.locator('section', {
    has: page.getByRole('heading', { name: 'You’re ready to apply' }),
  });
  await press(ready.getByRole('listitem').first().getByRole('link'));
  await press(main(page).getByRole('link', { name: 'Apply Now' }).first());
  // The form fills itself from the resume, which moves the button.
  await expect(main(page).getByText('Filled in from asha')).toBeVisible();
  await press(page.getByRole('button', { name: 'Submit Application' }));
  await expect(page).toHaveURL(/\/student-dashboard/u);
  await expect(main(page).getByText('History and messages')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'You’re ready to apply' })).toHaveCount(0);
  const seconds = Math.round((performance.now() - start) / 1_000);
  test.info().annotations.push({
    type: 'count',
    description: `${count.presses} presses, ${count.fields} fields, ${seconds} s`,
  });
  expect(count).toEqual(most);
});
