import type { Locator, Page } from '@playwright/test';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { expect, mailedToken, newPerson, test } from './fixtures.ts';
import { pdf } from './sample-files.ts';

/** All presses on buttons, links, tabs, choices and files; fields are reached with the Tab key. */
const maxClicks = 60;
const password = 'a rung at a time';
const inDays = (days: number) =>
  wallClockOf(new Date(Date.now() + days * 86_400_000), 'Asia/Kolkata').slice(0, 10);

test('CO-10 CO-02 CO-06 CO-05 a company goes from its request to its first hire in at most 60 clicks of everyone together', async ({
  open,
}) => {
  test.setTimeout(420_000);
  const clicks: string[] = [];
  const press = async (what: Locator) => {
    clicks.push(String(what));
    await what.click();
  };
  /** A select is opened, and an option pressed. */
  const choose = async (what: Locator, option: string | { label: string }) => {
    clicks.push(`open ${String(what)}`, `pick in ${String(what)}`);
    await what.selectOption(option);
  };
  /** A link in a mail, or a shared one. */
  const follow = async (page: Page, path: string) => {
    clicks.push(`link ${path.split('?')[0]}`);
    await page.goto(path);
  };
  const main = (page: Page) => page.getByRole('main');
  const menu = (page: Page, name: string) =>
    page
      .getByRole('navigation', { name: 'Dashboard menu' })
      .first()
      .getByRole('link', { name, exact: true });

  const recruiter = await open();
  const admin = await open();
  const interviewer = await open();
  const student = await open();
  const owner = newPerson('Mara Halden');
  const colleague = newPerson('Tom Rill');
  const applicant = newPerson('Asha Verma');
  const company = `Halden Maps ${Date.now().toString(36)}`;

  // The account is requested and approved.
  await recruiter.goto('/companies/request');
  await recruiter.getByLabel('Company Name').fill(company);
  await recruiter.getByLabel('Contact Email').fill(owner.email);
  await recruiter.getByLabel('Contact Name').fill(owner.name);
  await press(recruiter.getByRole('button', { name: 'Send request' }));
  await expect(recruiter.getByRole('heading', { level: 1 })).toContainText('Thank you');

  await admin.goto('/login?next=/admin-dashboard/companies');
  await admin.getByLabel('Email').fill('admin@demo.test');
  await admin.getByLabel('Password', { exact: true }).fill('firstrung-demo');
  await press(main(admin).getByRole('button', { name: 'Sign in' }));
  await press(admin.getByRole('button', { name: `Actions for ${company}` }));
  await press(admin.getByRole('menuitem', { name: 'Approve', exact: true }));
  await expect(admin.getByText('Company approved successfully').first()).toBeVisible();

  const token = await mailedToken(recruiter.request, owner.email);
  await follow(recruiter, `/reset-password?token=${token}`);
  const field = (page: Page | Locator, name: string) =>
    page.getByRole('textbox', { name, exact: true });
  await field(recruiter, 'Password').fill(password);
  await field(recruiter, 'Confirm password').fill(password);
  await press(main(recruiter).getByRole('button', { name: 'Set password' }));
  await recruiter.waitForURL(/login|dashboard|welcome/u);
  if (recruiter.url().includes('/login')) {
    await recruiter.getByLabel('Email').fill(owner.email);
    await recruiter.getByLabel('Password', { exact: true }).fill(password);
    await press(main(recruiter).getByRole('button', { name: 'Sign in' }));
  }
  await expect(recruiter).toHaveURL(/\/company-dashboard/u);

  // Profile and colleague.
  await press(menu(recruiter, 'Profile'));
  await recruiter.getByLabel('Company Description').fill('We draw maps of small towns.');
  await press(main(recruiter).getByRole('button', { name: /^Save/u }));
  await press(main(recruiter).getByRole('link', { name: /^Team/u }));
  await press(recruiter.getByRole('button', { name: 'Invite a colleague' }));
  const invite = recruiter.getByRole('dialog', { name: 'Invite a colleague' });
  await invite.getByLabel('Email').fill(colleague.email);
  await choose(invite.getByLabel('Role'), 'interviewer');
  await press(invite.getByRole('button', { name: 'Create invitation' }));
  await expect(invite).toBeHidden();

  const team = await recruiter.request.get('/api/company/team');
  const { invitations } = (await team.json()) as { invitations: { url: string }[] };
  await follow(interviewer, new URL(invitations[0]?.url ?? '').pathname);
  await press(interviewer.getByRole('link', { name: 'Create an account' }));
  await interviewer.getByLabel('Full name').fill(colleague.name);
  await interviewer.getByLabel('Email').fill(colleague.email);
  await field(interviewer, 'Password').fill(password);
  await press(main(interviewer).getByRole('button', { name: /Create|Sign up/u }));
  await interviewer.waitForURL(/notice=check-email/u);
  const confirm = await mailedToken(interviewer.request, colleague.email);
  await follow(interviewer, `/auth/callback?token=${confirm}`);
  await press(interviewer.getByRole('button', { name: /^Join /u }));
  await expect(interviewer).toHaveURL(/\/company-dashboard/u);

  // A job.
  await press(menu(recruiter, 'Jobs'));
  await press(recruiter.getByRole('link', { name: 'New job' }).first());
  const title = `Map drawer ${Date.now().toString(36)}`;
  await recruiter.getByLabel('Title').fill(title);
  await recruiter.getByLabel('Primary role').fill('Cartographer');
  await recruiter.getByLabel('Duration').fill('Full-time');
  await recruiter.getByLabel('Description').fill('## What you do\n- **Draw** maps');
  const skills = recruiter.getByRole('combobox', { name: 'Skills' });
  await skills.fill('Maps');
  clicks.push('add the skill');
  await skills.press('Enter');
  await press(main(recruiter).getByRole('button', { name: 'Publish', exact: true }));
  await expect(recruiter.getByText(`“${title}” published`).first()).toBeVisible();
  await expect(recruiter).toHaveURL(/jobs\/[0-9a-f-]{36}/u);
  const postingId = /jobs\/([0-9a-f-]{36})/u.exec(recruiter.url())?.[1] ?? '';

  // A student signs up and applies.
  await follow(student, `/job-application/${postingId}`);
  {
    await press(
      main(student)
        .getByRole('link', { name: /Create an account|Sign up/u })
        .first(),
    );
    await student.getByLabel('Full name').fill(applicant.name);
    await student.getByLabel('Email').fill(applicant.email);
    await field(student, 'Password').fill(password);
    await press(main(student).getByRole('button', { name: /^Create|^Sign up/u }));
    await student.waitForURL(/notice=check-email/u);
    const link = await mailedToken(student.request, applicant.email);
    await follow(student, `/auth/callback?token=${link}`);
  }
  await student.getByLabel('Cover letter').fill('I read maps for fun.');
  clicks.push('open the file picker', 'pick the resume');
  await student.getByLabel('Resume').setInputFiles(pdf());
  await press(student.getByRole('button', { name: 'Submit Application' }));
  await expect(student).toHaveURL(/\/student-dashboard/u);

  // An interview is proposed and booked.
  await press(menu(recruiter, 'Applications'));
  await press(recruiter.getByRole('link', { name: new RegExp(`^${applicant.name}`, 'u') }));
  await press(recruiter.getByRole('tab', { name: 'Interviews' }));
  await press(recruiter.getByRole('button', { name: 'Propose times' }));
  const arrange = recruiter.getByRole('dialog', { name: /^Interview with/u });
  await press(arrange.getByLabel(colleague.name));
  await arrange.getByLabel('Meeting link').fill('https://meet.example/maps');
  await expect(arrange.getByLabel('Time 3', { exact: true })).not.toHaveValue('');
  await press(arrange.getByRole('button', { name: 'Propose times' }));
  await expect(arrange).toBeHidden();
  await student.bringToFront();
  const card = main(student).getByRole('article').filter({ hasText: title });
  const times = card.getByRole('group', { name: 'Choose a time' });
  await expect(times.getByRole('button').first()).toBeVisible({ timeout: 40_000 });
  await press(times.getByRole('button').first());
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();

  // Scorecards.
  await press(menu(interviewer, 'Applications'));
  await press(interviewer.getByRole('link', { name: new RegExp(`^${applicant.name}`, 'u') }));
  await press(interviewer.getByRole('tab', { name: 'Scorecards' }));
  const score = async (page: Page) => {
    const submit = page.getByRole('button', { name: 'Submit scorecard' });
    await expect(submit).toBeVisible();
    for (const good of await page.getByRole('radio', { name: '3 Good' }).all()) await press(good);
    for (const evidence of await page.getByLabel('Evidence').all())
      await evidence.fill('Drew the whole town from memory.');
    await press(submit);
    await expect(page.getByText('Scorecard submitted').first()).toBeVisible();
  };
  await score(interviewer);
  await press(recruiter.getByRole('tab', { name: 'Scorecards' }));
  await score(recruiter);

  // Offer, answer, hire.
  await press(recruiter.getByRole('tab', { name: 'Offer' }));
  await press(recruiter.getByRole('button', { name: 'Send offer' }));
  const offer = recruiter.getByRole('dialog', { name: /^Send an offer/u });
  await field(offer, 'Pay').fill('1200000');
  await offer.getByLabel('Start date').fill(inDays(30));
  await field(offer, 'Work location').fill('Pune');
  await offer.getByLabel('Respond by').fill(inDays(14));
  await press(offer.getByRole('button', { name: 'Send offer' }));
  await expect(offer).toBeHidden();
  await expect(card.getByText('Offer made').first()).toBeVisible({ timeout: 60_000 });
  const accept = card.getByRole('button', { name: 'Accept offer' });
  await expect(accept).toBeVisible({ timeout: 60_000 });
  await press(accept);
  await press(student.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }));
  await press(recruiter.getByRole('button', { name: 'Mark as hired' }));
  await expect(card.getByText('Hired').first()).toBeVisible({ timeout: 60_000 });
  test.info().annotations.push({ type: 'clicks', description: String(clicks.length) });
  expect(clicks.length, clicks.join('\n')).toBeLessThanOrEqual(maxClicks);
});
