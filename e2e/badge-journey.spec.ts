import { items } from '#content/skill-tests/backend.ts';
import { isProvenOffline, type OfflineFile } from '#testing/is-proven-offline.ts';
import { readPdf } from '#testing/pdf-text.ts';
import { applyTo } from './applied.ts';
import { expect, mailedToken, newPerson, test } from './fixtures.ts';
import { type ShownQuestion, solveQuestion } from './solve-question.ts';

type Running = { id: string; questions: (ShownQuestion & { place: number })[] };

test('CRED-01 CO-11 a new student passes a test and shows its badge on a resume; a company verifies it, and again offline', async ({
  asVisitor: student,
  asRecruiter,
  origin,
}) => {
  test.setTimeout(300_000);
  const person = newPerson();
  await student.goto('/signup');
  const main = student.getByRole('main');
  await main.getByRole('textbox', { name: 'Full name' }).fill(person.name);
  await main.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await main.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await student.getByRole('button', { name: 'Create account' }).click();
  await expect(student).toHaveURL(/notice=check-email/u);
  const token = await mailedToken(student.request, person.email);
  await student.goto(`/auth/callback?token=${token}`);
  await expect(student).toHaveURL(/student-dashboard/u);

  // Passes a test of five questions.
  await student.goto('/student-dashboard/skill-test');
  await student.getByLabel('Domain').selectOption('backend');
  await student.getByLabel('Number of Questions').fill('5');
  await student.getByRole('button', { name: 'Start Test' }).click();
  await expect(student.getByRole('timer')).toBeVisible();
  const found = await student.request.get('/api/skill-tests/running');
  const { test: running } = (await found.json()) as { test: Running };
  for (const question of running.questions) {
    const answer = (await solveQuestion(items, question)) ?? 'unknown';
    await expect(student.getByText(`Question ${question.place + 1} of 5`)).toBeVisible();
    const radio = student.getByRole('radio', { name: answer, exact: true });
    if (question.kind !== 'choice') await student.getByLabel('Your answer').fill(answer);
    else if ((await radio.count()) > 0) await radio.check();
    else await student.getByRole('radio').first().check();
    await expect(student.getByText('Saved', { exact: true })).toBeVisible();
    if (question.place < 4) await student.getByRole('button', { name: 'Next' }).click();
  }
  await student.getByRole('button', { name: 'Submit Test' }).click();
  await expect(student.getByText('Thank you for completing the test.')).toBeVisible();

  // Gets the badge.
  await main.getByRole('link', { name: 'See your badge' }).click();
  await main.getByRole('button', { name: /^Claim badge: / }).click();
  const share = main.getByRole('button', { name: /^Share: / });
  await expect(share).toBeVisible();
  const title = ((await share.getAttribute('aria-label')) ?? '').replace('Share: ', '');
  const href = await main.locator('a[href$="badge.offline"]').getAttribute('href');
  const id = /credentials\/([\da-f-]+)\//u.exec(href ?? '')?.[1] ?? '';
  const url = `${origin}/blockchain-verification?badge=${id}`;

  // Shows it on a resume, whose PDF has its link and QR code.
  await student.goto('/student-dashboard/resume');
  await student.getByRole('button', { name: /^Start from scratch/u }).click();
  await student.getByLabel('First name').fill('Asha');
  await student.getByRole('tab', { name: 'Skills' }).click();
  await student.getByRole('button', { name: `Add badge: ${title}` }).click();
  await expect(student.getByLabel('Certifications')).toHaveValue(new RegExp(id, 'u'));
  await expect(student.locator('[data-save-state=saved]')).toBeVisible();
  const pages = student.getByRole('img', { name: /^Page 1 of/u });
  await expect(pages).toBeVisible();
  const resumeId = /resume\/([\da-f-]{36})/u.exec(student.url())?.[1] ?? '';
  const pdf = await student.request.get(`/resumes/${resumeId}/pdf`);
  expect(pdf.ok(), student.url()).toBe(true);
  const { links } = await readPdf(new Uint8Array(await pdf.body()));
  expect(links).toContain(url);

  // A company verifies it with one press beside the application.
  const applied = await applyTo({ ...person, page: student, context: student.context() }, origin);
  await asRecruiter.goto(`/company-dashboard/applications/${applied.id}`);
  const workspace = asRecruiter.getByRole('main');
  await workspace.getByRole('button', { name: `Verify: ${title}` }).click();
  await expect(workspace.getByText('The signing key is ours')).toBeVisible();

  // And again offline: with the file alone, and no request.
  const file = await student.request.get(href ?? '');
  const proven = (await file.json()) as OfflineFile;
  expect(await isProvenOffline(proven)).toBe(true);
  expect(await isProvenOffline({ ...proven, badge: { ...proven.badge, name: 'Chief' } })).toBe(
    false,
  );
});
