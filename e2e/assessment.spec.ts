import type { Page } from '@playwright/test';
import { applyTo } from './applied.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, signIn, test } from './fixtures.ts';

const answer =
  'I broke the build on a Friday. I said so at once, and added a check that runs first.';

/** Reviews the answer that is open: both reviewers see it under a code. */
async function review(page: Page, name: string, score: string) {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^#/u }).first().click();
  await expect(main.getByText('Blind review')).toBeVisible();
  await expect(main).toContainText(answer);
  await expect(page.locator('body')).not.toContainText(name);
  await main.getByRole('radio', { name: score }).check();
  await main.getByLabel('Quote').fill('I said so at once');
  await main.getByRole('button', { name: 'Submit review' }).click();
  await expect(main.getByText('Reviewer agreement')).toBeVisible();
}

test('CO-07 a company builds an assessment, a student sits it, two people review, both see the result', async ({
  asRecruiter,
  asNewStudent,
  open,
  origin,
}) => {
  test.setTimeout(180_000);
  const { page: student } = asNewStudent;
  const name = `Asha ${Date.now()}`;
  const applied = await applyTo({ ...asNewStudent, name }, origin, 1);

  // The company builds it: one choice and one text, ten questions take ten times as many presses.
  await asRecruiter.goto('/company-dashboard/assessments/new');
  const build = asRecruiter.getByRole('main');
  await build.getByLabel('Job').selectOption({ label: applied.title });
  const title = `Care at work ${Date.now()}`;
  await build.getByLabel('Title').fill(title);
  await build.getByRole('button', { name: 'Create assessment' }).click();
  await expect(build.getByText('Add at least one question to each section.').first()).toBeVisible();
  await build.getByRole('button', { name: 'Multiple choice' }).click();
  await build
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('Which status says ‘created’?');
  await build.getByLabel('Correct answer').fill('201');
  await build.getByLabel('Wrong answer 1').fill('404');
  await build.getByLabel('Skills tested').fill('HTTP');
  await build.getByRole('button', { name: 'Text answer' }).click();
  await build
    .getByRole('textbox', { name: 'Question', exact: true })
    .last()
    .fill('Tell about a mistake.');
  await expectNoFaults(asRecruiter, 'the builder', 0);
  await build.getByRole('button', { name: 'Create assessment' }).click();
  await expect(build.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await build.getByRole('link', { name: 'Invite candidates' }).click();
  await build.getByRole('checkbox', { name }).check();
  await expectNoFaults(asRecruiter, 'inviting', 1);
  await build.getByRole('button', { name: 'Invite 1 candidate' }).click();
  await asRecruiter.getByRole('button', { name: 'Undo' }).click();
  await expect(asRecruiter.getByText('Invitation withdrawn', { exact: true })).toBeVisible();
  await build.getByRole('checkbox', { name }).check();
  await build.getByRole('button', { name: 'Invite 1 candidate' }).click();
  await expect(build.getByText('Invited', { exact: true })).toBeVisible();

  // The student is told beforehand, and answers.
  await expect(async () => {
    await student.goto('/student-dashboard/assessments');
    await student.getByRole('link', { name: `Details: ${title}` }).click({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await student.goto('/student-dashboard');
  await expect(student.getByRole('region', { name: 'Next step' })).toContainText('assessment');
  await student.getByRole('link', { name: 'See assessments' }).click();
  await expect(student).toHaveURL(/\/upcoming\?kind=assessment$/u);
  await expect(student.getByRole('listitem').filter({ hasText: title })).toContainText('Start by');
  await expectNoFaults(student, 'an upcoming assessment', 1);
  await student.getByRole('link', { name: title }).click();
  const sit = student.getByRole('main');
  await expect(sit.getByText('You have one attempt.')).toBeVisible();
  await expect(sit.getByText('A person decides.', { exact: false })).toBeVisible();
  await expectNoFaults(student, 'what is told beforehand', 2);
  await sit.getByRole('button', { name: 'Start now' }).click();
  await sit.getByRole('radio', { name: '201' }).check();
  await expectNoFaults(student, 'a question', 3);
  await sit.getByRole('button', { name: 'Next' }).click();
  await sit.getByLabel('Your answer').fill(answer);
  await expect(sit.getByText('Saved', { exact: true })).toBeVisible();
  // Right after the last letter: the reload keeps it, and stays at the question.
  await sit.getByLabel('Your answer').press('End');
  await sit.getByLabel('Your answer').pressSequentially(' Since then it is green.');
  await student.reload();
  await expect(sit.getByLabel('Your answer')).toHaveValue(`${answer} Since then it is green.`);
  await sit.getByRole('button', { name: 'Submit' }).click();
  await expect(sit.getByText('Your answers have been submitted.', { exact: false })).toBeVisible();
  await expectNoFaults(student, 'a submitted sitting', 4);

  // Two people review blind.
  await build.getByRole('link', { name: 'Candidates' }).click();
  await expect(asRecruiter).toHaveURL(/assessments\/[\w-]+$/u);
  await review(asRecruiter, name, '4: outstanding');
  const colleague = await open();
  await signIn(colleague, origin, 'interviewer@demo.test');
  const me = (await (await colleague.request.get('/api/account/me')).json()) as {
    account: { userId: string };
  };
  const assigned = await asRecruiter.request.put(
    `/api/received-applications/${applied.id}/interviewers`,
    { data: { memberIds: [me.account.userId] }, headers: { origin } },
  );
  expect(assigned.ok(), await assigned.text()).toBe(true);
  await colleague.goto('/company-dashboard/assessments');
  await colleague.getByRole('main').getByRole('link', { name: title }).click();
  await review(colleague, name, '3: good');
  await expectNoFaults(colleague, 'a reviewed sitting', 5);
  await expect(colleague.getByRole('main')).toContainText('2 of 2 reviews');

  // Both sides see the result; the application stays where it was.
  await asRecruiter.goto(`/company-dashboard/applications/${applied.id}?tab=assessments`);
  const workspace = asRecruiter.getByRole('main');
  await expect(workspace.getByText('92 of 100')).toBeVisible();
  await expect(workspace).toContainText('It doesn’t move the application');
  await expectNoFaults(asRecruiter, 'the workspace', 6);
  await student.reload();
  await expect(sit.getByText('92 of 100')).toBeVisible();
  await student.goto(`/student-dashboard?application=${applied.id}`);
  await expect(student.getByRole('article').filter({ hasText: applied.title })).toContainText(
    'Applied',
  );
});
