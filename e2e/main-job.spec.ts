import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { everyRun, expect, mailedToken, newPerson, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';
import { pdf } from './sample-files.ts';
import { allToasts } from './toasts.ts';

const ofHomeCompany = /^Apply Now: (.+) at Kestrelane Technologies$/u;

test(
  'CAR-06 a visitor finds a position, signs up, applies, and follows the company’s response',
  { tag: everyRun },
  async ({ asVisitor: student, asRecruiter: recruiter }) => {
    const person = newPerson();
    await student.goto('/careers');
    const apply = student.getByRole('link', { name: ofHomeCompany }).first();
    const title = ofHomeCompany.exec((await apply.getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await apply.click();
    await expect(
      student.getByRole('heading', { level: 1, name: title, exact: true }),
    ).toBeVisible();
    const form = new URL(student.url()).pathname;

    await expect(student.getByText('Please sign in to apply for jobs')).toBeVisible();
    await student.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(student).toHaveURL(/\/login\?/u);
    await expect(allToasts(student).getByText('Please sign in to apply for jobs')).toBeVisible();

    await student.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await expect(student.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await student.getByLabel('Full name').fill(person.name);
    await student.getByLabel('Email').fill(person.email);
    await student.getByLabel(/^Password/u).fill(person.password);
    await student.getByRole('button', { name: 'Create account' }).click();
    await expect(student).toHaveURL(/\/login\?notice=check-email/u);
    const token = await mailedToken(student.request, person.email);
    // The page redirects itself, so its own hydration can't be awaited.
    await student.evaluate((to) => window.location.assign(to), `/auth/callback?token=${token}`);

    await expect(student).toHaveURL(new RegExp(`${form}\\?via=search$`, 'u'));
    await expect(allToasts(student).getByText('Sign up successful')).toBeVisible();
    await expect(student.getByLabel('Full name')).toHaveValue(person.name);
    await expect(student.getByLabel('Email')).toHaveValue(person.email);
    await student.getByLabel('Phone').fill('+91 98 1234 5678');
    await student.getByLabel('Cover letter').fill('I have built two route planners.');
    await student.getByLabel('Resume').setInputFiles(pdf());
    await student.getByRole('button', { name: 'Submit Application' }).click();

    await expect(student).toHaveURL(/\/student-dashboard/u);
    await expect(allToasts(student).getByText('Application submitted successfully!')).toBeVisible();
    const own = student.getByRole('article').filter({ hasText: title });
    await expect(own).toContainText('Applied');
    await expect(student.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

    await recruiter.goto('/company-dashboard/applications');
    await recruiter.getByRole('searchbox').fill(person.email);
    await recruiter.getByRole('searchbox').press('Enter');
    await expect(recruiter).toHaveURL(/search=/u);
    const row = recruiter.getByRole('row').filter({ hasText: person.name });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(title);
    await expect(row).toContainText('New');

    const move = row.getByRole('button', { name: `Move ${person.name}’s application` });
    await move.focus();
    await recruiter.keyboard.press('Enter');
    await expect(recruiter.getByRole('menuitem', { name: 'Under Review' })).toBeFocused();
    await recruiter.keyboard.press('Enter');
    await expect(
      allToasts(recruiter).getByText(`${person.name} moved to Under Review`),
    ).toBeVisible();
    await expect(own).toContainText('Under review', { timeout: 40_000 });
    await expect(student.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    await expect(row).toContainText('Under Review');
    await expect(move).toBeFocused();

    await student.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await student
      .getByRole('dialog')
      .getByRole('link', { name: `moved your application for ${title} to Under review` })
      .click();
    await expect(student).toHaveURL(/application=/u);
    await expect(student.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

    await expect(async () => {
      const subjects = (await mailsTo(person.email)).map((mail) => mail.subject).sort();
      expect(subjects).toEqual([
        'Confirm your email',
        'Kestrelane Technologies: Under review',
        'Your application to Kestrelane Technologies',
      ]);
    }).toPass({ timeout: 10_000 });
  },
);

async function mailsTo(email: string): Promise<{ subject: string }[]> {
  const folder = join(dataFolder, 'mailbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(email))
    .map((mail) => JSON.parse(mail) as { subject: string });
}
