import type { Page } from '@playwright/test';
import { applyTo } from './applied.ts';
import { expectNoFaults } from './axe-faults.ts';
import { fakeDevices } from './fake-devices.ts';
import { expect, test } from './fixtures.ts';
import { pdf, textFile } from './sample-files.ts';
import { standardToasts } from './toasts.ts';

test.use(fakeDevices);

/** Seconds of the recording that this page plays, fetched as a listener would. */
const heard = (page: Page) =>
  page
    .getByRole('main')
    .locator('audio, video')
    .first()
    .evaluate(async (media: HTMLMediaElement) => {
      if (media.readyState === 0)
        await new Promise((resolve, reject) => {
          media.addEventListener('loadedmetadata', resolve);
          media.addEventListener('error', () => reject(new Error('It does not play.')));
        });
      return media.duration;
    });

/** Invites the candidate to the kit that is open, and opens it on the candidate's phone. */
async function invite(
  recruiter: Page,
  student: Page,
  { name, title }: { name: string; title: string },
) {
  const build = recruiter.getByRole('main');
  await build.getByRole('link', { name: 'Invite', exact: true }).click();
  await build.getByRole('checkbox', { name }).check();
  await build.getByRole('button', { name: 'Invite 1 candidate' }).click();
  await expect(build.getByText('Invited', { exact: true })).toBeVisible();
  // The student comes from another page, whose policy allows no microphone.
  await student.setViewportSize({ width: 360, height: 800 });
  await expect(async () => {
    await student.goto('/student-dashboard/assessments');
    await student.getByRole('link', { name: `Details: ${title}` }).click({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

test('CO-07 a company asks for spoken answers by a deadline, a student records one on a phone, a reviewer hears it', async ({
  asRecruiter,
  asNewStudent,
  origin,
}) => {
  test.setTimeout(240_000);
  const { page: student } = asNewStudent;
  const name = `Asha ${Date.now()}`;
  const applied = await applyTo({ ...asNewStudent, name }, origin, 2);

  // A reload in the middle loses nothing.
  await asRecruiter.goto('/company-dashboard/assessments');
  const build = asRecruiter.getByRole('main');
  await build.getByRole('link', { name: 'New screening kit' }).first().click();
  await build.getByLabel('Job').selectOption({ label: applied.title });
  const title = `First questions ${Date.now()}`;
  await build.getByLabel('Title').fill(title);
  const question = build.getByRole('textbox', { name: 'Question', exact: true });
  await build.getByRole('button', { name: 'Text answer' }).click();
  await question.last().fill('Why this job?');
  await build.getByRole('button', { name: 'Multiple choice' }).click();
  await question.last().fill('When can you start?');
  await build.getByLabel('Correct answer').fill('This month');
  await build.getByLabel('Wrong answer 1').fill('Next year');
  await asRecruiter.reload();
  await expect(build.getByText('Your unsaved changes were restored.')).toBeVisible();
  await expect(build.getByLabel('Job').locator('option:checked')).toHaveText(applied.title);
  await expect(build.getByLabel('Correct answer')).toHaveValue('This month');
  await build.getByRole('button', { name: 'Spoken answer' }).click();
  await question.last().fill('Tell us about a project.');
  for (const skills of await build.getByLabel('Skills tested').all()) await skills.fill('Care');
  await expectNoFaults(asRecruiter, 'the builder of a kit', 0);
  await build.getByRole('button', { name: 'Create screening kit' }).click();
  await expect(build.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await invite(asRecruiter, student, { name, title });
  const sit = student.getByRole('main');
  await expect(sit.getByText('There’s no timer.', { exact: false })).toBeVisible();
  await expect(sit.getByText('You need a microphone', { exact: false })).toBeVisible();
  await expectNoFaults(student, 'a kit beforehand', 1);
  await sit.getByRole('button', { name: 'Start answering' }).click();
  await sit.getByLabel('Your answer').fill('I like maps.');
  await expect(sit.getByText('Saved', { exact: true })).toBeVisible();
  await sit.getByRole('button', { name: 'Next' }).click();
  await sit.getByRole('radio', { name: 'This month' }).check();
  await sit.getByRole('button', { name: 'Next' }).click();
  await sit.getByRole('button', { name: 'Record answer' }).click();
  await sit.getByRole('button', { name: 'Agree and set up' }).click();
  await sit.getByRole('button', { name: 'Start recording' }).click();
  await expect(sit.getByRole('button', { name: 'Stop recording' })).toBeVisible();
  await expect(sit.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await expect(sit.getByRole('button', { name: 'Don’t record' })).toBeHidden();
  await student.waitForTimeout(4_000);
  await sit.getByRole('button', { name: 'Stop recording' }).click();
  await expect(standardToasts(student)).toContainText('Recording saved as your answer');
  expect(await heard(student)).toBeGreaterThan(2);
  await sit.getByLabel('Transcript').fill('It was a map of wells.');
  await expect(sit.getByText('Saved', { exact: true })).toBeVisible();
  await expectNoFaults(student, 'a recorded answer', 3);
  await sit.getByRole('button', { name: 'Submit' }).click();
  await expect(sit.getByRole('heading', { name: 'Your recordings and files' })).toBeVisible();
  await expect(sit.getByText('It was a map of wells.')).toBeVisible();
  await expectNoFaults(student, 'a submitted kit', 0);

  // The reviewer hears it and judges what is said.
  await build.getByRole('link', { name: 'Candidates' }).click();
  await build.getByRole('link', { name: /^#/u }).click();
  await expect(build).toContainText('It was a map of wells.');
  expect(await heard(asRecruiter)).toBeGreaterThan(2);
  for (const score of await build.getByRole('radio', { name: '3: good' }).all())
    await score.check();
  for (const note of await build.getByLabel('Note').all()) await note.fill('Clear and honest.');
  await expectNoFaults(asRecruiter, 'a spoken answer under review', 2);
  await build.getByRole('button', { name: 'Submit review' }).click();
  await expect(build.getByText('Reviewer agreement')).toBeVisible();

  // Archived, nobody else is invited; what was answered stays.
  await build.getByRole('link', { name: title }).click();
  await build.getByRole('button', { name: 'Archive' }).click();
  await expect(build.getByText('Nobody else can be invited.', { exact: false })).toBeVisible();
  await expect(build.getByRole('link', { name: /^#|^Asha /u })).toBeVisible();
  await expectNoFaults(asRecruiter, 'an archived kit', 3);
  await build.getByRole('link', { name: 'Invite', exact: true }).click();
  await expect(build.getByRole('button', { name: 'Unarchive' })).toBeVisible();
  await expect(build.getByLabel('Answer within')).toHaveCount(0);
  await build.getByRole('button', { name: 'Unarchive' }).click();
  await expect(build.getByLabel('Answer within')).toBeVisible();

  // The student takes the recording back.
  await student.reload();
  await sit.getByRole('button', { name: /^Delete recording/u }).click();
  await student.getByRole('button', { name: 'Delete recording', exact: true }).click();
  await expect(sit.getByRole('heading', { name: 'Your recordings' })).toHaveCount(0);
});

test('CO-07 a student answers with a file on a phone; a refused one keeps what was typed, and a reviewer reads it blind', async ({
  asRecruiter,
  asNewStudent,
  origin,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.expectComplaint(/status of 415/u);
  const { page: student } = asNewStudent;
  const name = `Asha ${Date.now()}`;
  const applied = await applyTo({ ...asNewStudent, name }, origin, 2);
  await asRecruiter.goto('/company-dashboard/assessments');
  const build = asRecruiter.getByRole('main');
  await build.getByRole('link', { name: 'New screening kit' }).first().click();
  await build.getByLabel('Job').selectOption({ label: applied.title });
  const title = `Draw it ${Date.now()}`;
  await build.getByRole('button', { name: 'File', exact: true }).click();
  // Everything that is missing is said at once, beside its field.
  await build.getByRole('button', { name: 'Create screening kit' }).click();
  await expect(build.getByText('3 fields need attention')).toBeVisible();
  await expect(build.getByLabel('Title')).toBeFocused();
  await expect(build.getByLabel('Title')).toHaveAccessibleDescription('Enter a title.');
  await expect(
    build.getByRole('textbox', { name: 'Question', exact: true }),
  ).toHaveAccessibleDescription('Enter the question.');
  await expect(build.getByLabel('Skills tested')).toHaveAttribute('aria-invalid', 'true');
  await build.getByLabel('Title').fill(title);
  await expect(build.getByText('2 fields need attention')).toBeVisible();
  await build.getByRole('textbox', { name: 'Question', exact: true }).fill('Sketch the pump.');
  await build.getByLabel('Skills tested').fill('Design');
  await build.getByRole('button', { name: 'Create screening kit' }).click();
  await invite(asRecruiter, student, { name, title });
  const sit = student.getByRole('main');
  await sit.getByRole('button', { name: 'Start answering' }).click();
  const typed = 'The sketch shows one pump and two valves.';
  await sit.getByLabel('Your answer').fill(typed);
  const file = sit.getByLabel('Answer file');
  await file.setInputFiles(textFile());
  await expect(file).toHaveAccessibleDescription(/PDF or DOCX/u);
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  await expect(sit.getByLabel('Your answer')).toHaveValue(typed);
  await expectNoFaults(student, 'a refused file', 1);
  await file.setInputFiles(pdf(`${name}.pdf`));
  await expect(standardToasts(student)).toContainText('File saved as your answer');
  await expect(file).not.toHaveAttribute('aria-invalid', 'true');
  await expect(sit.getByText('Saved', { exact: true })).toBeVisible();
  await student.reload();
  await expect(sit.getByLabel('Your answer')).toHaveValue(typed);
  await expect(sit.getByRole('link', { name: `Your file: ${name}.pdf` })).toBeVisible();
  await expectNoFaults(student, 'a file given as an answer', 2);
  await sit.getByRole('button', { name: 'Submit' }).click();
  await expect(sit.getByRole('heading', { name: 'Your recordings and files' })).toBeVisible();
  await expectNoFaults(student, 'a submitted file', 3);

  await build.getByRole('link', { name: 'Candidates' }).click();
  await build.getByRole('link', { name: /^#/u }).click();
  await expect(build.getByText('Blind review')).toBeVisible();
  await expect(build).toContainText(typed);
  await expect(asRecruiter.locator('body')).not.toContainText(name);
  const download = asRecruiter.waitForEvent('download');
  await build.getByRole('link', { name: 'Download file' }).click();
  expect((await download).suggestedFilename()).toBe('answer-1.pdf');
  await expectNoFaults(asRecruiter, 'a file under review', 0);
  await build.getByRole('radio', { name: '3: good' }).check();
  await build.getByLabel('Note').fill('The valves are right.');
  await build.getByRole('button', { name: 'Submit review' }).click();
  await expect(build.getByText('Reviewer agreement')).toBeVisible();
  await expect(build.getByRole('link', { name: `Download ${name}.pdf` })).toBeVisible();
});
