import type { Page } from '@playwright/test';
import lesson from '#content/learning/operating-systems/lesson.json' with { type: 'json' };
import { applyTo } from './applied.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

const reason = 'The quiz was answered by somebody else';

type Quiz = { quiz: { id: string; questions: { id: string }[] } };

/** Passes the quiz of a topic, bypassing the page. */
async function passQuiz({ request }: Page, origin: string): Promise<void> {
  const path = '/api/learning/topics/operating-systems/quiz';
  const headers = { origin };
  const { quiz } = (await (await request.post(path, { data: {}, headers })).json()) as Quiz;
  for (const { id: questionId } of quiz.questions) {
    const answer = lesson.quiz.find(({ id }) => id === questionId)?.options[0];
    const data = { quizId: quiz.id, questionId, answer };
    const sent = await request.post(`${path}/answers`, { data, headers });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
}

/** Uploads a badge on the page that is open. */
async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = 'application/octet-stream';
  await page.getByLabel('Badge file').setInputFiles({ name, mimeType, buffer });
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

test('CRED-01 CO-11 a student earns and shares a badge; strangers and a company verify it until it is revoked', async ({
  asNewStudent,
  asRecruiter,
  asFreshAdmin,
  open,
  origin,
}) => {
  test.setTimeout(300_000);
  const { page: student, name } = asNewStudent;
  const applied = await applyTo(asNewStudent, origin);
  await passQuiz(student, origin);

  // The student claims it and opens what to share.
  await student.goto('/student-dashboard/skill-test/badges');
  const own = student.getByRole('main');
  const claim = own.getByRole('button', { name: `Claim badge: ${lesson.title}` });
  const title = (await claim.getAttribute('aria-label'))?.replace('Claim badge: ', '') ?? '';
  await claim.click();
  await own.getByRole('button', { name: `Share: ${title}` }).click();
  const dialog = student.getByRole('dialog', { name: 'Share badge' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  const code = dialog.getByRole('img', { name: 'QR code' });
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const linkedIn = await dialog.getByRole('link', { name: 'Add to LinkedIn' }).getAttribute('href');
  expect(new URL(linkedIn ?? '').searchParams.get('certUrl')).toBe(link);
  await expectNoFaults(student, 'sharing a badge', 0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expectNoFaults(student, 'own badges', 1);
  const files = await Promise.all(
    ['json', 'png', 'svg'].map(async (format) => {
      const href = await own.locator(`a[href$="badge.${format}"]`).first().getAttribute('href');
      return (await student.request.get(href ?? '')).body();
    }),
  );
  const [json = Buffer.from(''), png = json, svg = json] = files;

  // A stranger verifies it: the link, the pictures, and a changed file.
  const stranger = await open();
  await stranger.goto(link);
  const result = stranger.locator('#result');
  await expect(result.getByText('Valid', { exact: true }).first()).toBeVisible();
  await expect(result).toContainText(name);
  await expectNoFaults(stranger, 'a valid badge', 2);
  await upload(stranger, 'badge.png', png);
  await expect(result.getByText('Valid', { exact: true }).first()).toBeVisible();
  await upload(stranger, 'badge.svg', svg);
  await expect(result.getByText('Valid', { exact: true }).first()).toBeVisible();
  await upload(stranger, 'badge.json', Buffer.from(json.toString().replaceAll(name, 'Mallory')));
  await expect(result.getByText('Altered', { exact: true })).toBeVisible();
  await expectNoFaults(stranger, 'an altered badge', 3);

  // The company verifies it beside the application, and on its own page.
  await asRecruiter.goto(`/company-dashboard/applications/${applied.id}`);
  const workspace = asRecruiter.getByRole('main');
  await workspace.getByRole('button', { name: `Verify: ${title}` }).click();
  await expect(workspace.getByText('The signing key is ours')).toBeVisible();
  await expectNoFaults(asRecruiter, 'a badge of an applicant', 4);
  // The check leaves a phone's width, which folds the menu away.
  await asRecruiter.setViewportSize({ width: 1280, height: 800 });
  await asRecruiter.getByRole('link', { name: 'Credential Verification' }).first().click();
  await expect(
    workspace.getByRole('heading', { level: 1, name: 'Credential Verification' }),
  ).toBeVisible();
  await expect(workspace.getByRole('link', { name }).first()).toBeVisible();
  await upload(asRecruiter, 'badge.png', png);
  await expect(workspace.getByText('The signing key is ours')).toBeVisible();
  await expectNoFaults(asRecruiter, 'the company’s verification page', 5);
  await student.setViewportSize({ width: 1280, height: 800 });
  await student.goto('/student-dashboard/skill-test/badges');
  await student.getByRole('button', { name: 'Notifications' }).click();
  await expect(student.getByText(`verified your badge ${title}`).first()).toBeVisible();

  // An administrator revokes it with a reason, which everybody reads.
  const search = new URLSearchParams({ search: link });
  await asFreshAdmin.goto(`/admin-dashboard/moderation/badges?${search.toString()}`);
  await asFreshAdmin.getByRole('button', { name: `Actions: ${title}, ${name}` }).click();
  await asFreshAdmin.getByRole('menuitem', { name: 'Revoke' }).click();
  const revoking = asFreshAdmin.getByRole('dialog', { name: 'Revoke badge' });
  await revoking.getByRole('button', { name: 'Revoke badge' }).click();
  await expect(revoking.getByLabel('Reason')).toBeFocused();
  await revoking.getByLabel('Reason').fill(reason);
  await revoking.getByRole('button', { name: 'Revoke badge' }).click();
  await expect(revoking).toBeHidden();
  await expect(asFreshAdmin.getByRole('main').getByText(reason)).toBeVisible();
  await expectNoFaults(asFreshAdmin, 'revoked badges', 6);

  // Where an administrator marks a key, it says what that means. Other journeys need this key.
  const back = asFreshAdmin.getByRole('main');
  await back
    .getByRole('button', { name: /^Actions: key /u })
    .first()
    .click();
  await asFreshAdmin.getByRole('menuitem', { name: 'Mark as compromised' }).click();
  const marking = asFreshAdmin.getByRole('dialog', { name: 'Mark key as compromised' });
  await expect(marking).toContainText('This can’t be undone');
  await marking.getByRole('button', { name: 'Mark as compromised' }).click();
  const since = marking.getByLabel('Possibly compromised since');
  await expect(since).toBeFocused();
  await since.fill('2999-01-01T00:00');
  await marking.getByRole('button', { name: 'Mark as compromised' }).click();
  await expect(since).toHaveAccessibleDescription(/isn’t in the future/u);
  await expectNoFaults(asFreshAdmin, 'marking a key', 8);
  await marking.getByRole('button', { name: 'Cancel' }).click();

  await stranger.goto(link);
  await expect(result.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(result).toContainText(reason);
  await expectNoFaults(stranger, 'a revoked badge', 7);
  await upload(stranger, 'badge.json', json);
  await expect(result.getByText('Revoked', { exact: true })).toBeVisible();
  await student.goto('/student-dashboard/skill-test/badges');
  await expect(own.getByText(`Revoked: ${reason}`)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CRED-01 without scripts a stranger verifies a badge by its link and as a file, and a changed one is refused', async ({
    asNewStudent: { page: student, name },
    open,
    origin,
  }) => {
    await passQuiz(student, origin);
    const claimed = await student.request.post('/api/credentials', {
      data: { kind: 'learning-path', source: 'operating-systems' },
      headers: { origin },
    });
    expect(claimed.ok(), await claimed.text()).toBe(true);
    const { id } = (await claimed.json()) as { id: string };
    const file = await (await student.request.get(`/credentials/${id}/badge.json`)).body();
    const stranger = await open();
    await stranger.goto(`/blockchain-verification?badge=${id}`);
    const result = stranger.locator('#result');
    await expect(result.getByText('Valid', { exact: true }).first()).toBeVisible();
    await expect(result).toContainText(name);
    await upload(stranger, 'badge.json', file);
    await expect(result.getByText('Valid', { exact: true }).first()).toBeVisible();
    await upload(stranger, 'badge.json', Buffer.from(file.toString().replaceAll(name, 'Mallory')));
    await expect(result.getByText('Altered', { exact: true })).toBeVisible();

    // A badge that was not copied whole stays in the form, with what is wrong with it.
    const cut = file.toString().slice(0, 200);
    const box = stranger.getByLabel('Or paste the badge or its link on this site');
    await box.fill(cut);
    await stranger.getByRole('button', { name: 'Verify' }).click();
    await expect(result).toContainText('neither JSON nor a signed token');
    await expect(box).toHaveValue(cut);
  });
});
