import type { Page } from '@playwright/test';
import { applyTo, openCard } from './applied.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const withoutLive = {
  contentType: 'text/event-stream',
  body: '',
};

test('CAR-08 a student withdraws after confirming, with a reason; the company sees it immediately', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const { page } = person;
  await recruiter.goto(`/company-dashboard/applications?search=${person.email}`);
  const row = recruiter.getByRole('row').filter({ hasText: person.name });
  await expect(row).toContainText('New');
  const card = await openCard(page, applied);
  const other = await person.context.newPage();
  const otherCard = await openCard(other, applied);

  const button = card.getByRole('button', { name: /^Withdraw application/u });
  await expect(button).toHaveAccessibleName(new RegExp(`: ${applied.title}$`, 'u'));
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: 'Withdraw your application?' });
  await expect(dialog).toContainText('Kestrelane Technologies is notified immediately.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByLabel('Reason').fill('I found another one.');
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(dialog).toBeHidden();
  await expect(standardToasts(page)).toContainText(
    `You withdrew your application for ${applied.title}`,
  );
  await expect(card).toContainText('Withdrawn');
  await expect(card).toContainText('Reason: I found another one.');
  await expect(button).toHaveCount(0);
  await expect(card.locator('summary')).toBeFocused();
  await expect(row).toContainText('Withdrawn', { timeout: 2_000 });
  await expect(row).toContainText('Final status');
  await expect(otherCard).toContainText('Withdrawn');
  await expect(otherCard.getByRole('button', { name: /^Withdraw/u })).toHaveCount(0);
  await expect(card.getByLabel('Your message')).toBeVisible();
  await expect(card).toContainText(/You can send messages here until /u);

  const link = card.getByRole('link', { name: applied.title });
  const job = await link.getAttribute('href');
  await link.click();
  await expect(page.getByRole('heading', { name: applied.title }).first()).toBeVisible();
  await page.goto(`${job}/apply`);
  await expect(page.getByRole('heading', { name: /^You applied/u })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    'Status: Withdrawn. You can only apply to a job once.',
  );
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
});

/** Waits until the student sees a move that could be undone before. */
async function untilTold(page: Page, id: string, status: string): Promise<void> {
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/own-applications/${id}`)).json()).status,
      { timeout: 40_000 },
    )
    .toBe(status);
}

test('CAR-08 declining an offer notifies the recruiter', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const sent = await recruiter.request.post(`/api/received-applications/${applied.id}/offers`, {
    data: {
      version: 1,
      pay: 120_000_000,
      currency: 'INR',
      period: 'year',
      startsOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      place: 'Pune',
      terms: '',
      expiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      timeZone: 'Asia/Kolkata',
    },
    headers: { origin },
  });
  expect(sent.ok()).toBe(true);
  const { page } = person;
  await untilTold(page, applied.id, 'offer_made');
  await recruiter.goto('/company-dashboard');
  const card = await openCard(page, applied);
  await expect(card.getByRole('button', { name: /^Withdraw/u })).toHaveCount(0);
  await card.getByRole('button', { name: /^Decline offer/u }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Decline this offer?' });
  await dialog.getByLabel('Reason').fill('x'.repeat(1_001));
  await dialog.getByRole('button', { name: 'Decline offer' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(
    /^Use at most 1,000 characters for the reason\./u,
  );
  await dialog.getByLabel('Reason').fill('');
  await dialog.getByRole('button', { name: 'Decline offer' }).dblclick();
  await expect(card).toContainText('You declined the offer.');
  await recruiter.getByRole('button', { name: /^Notifications, / }).click();
  const told = `${person.name} declined your offer for ${applied.title}`;
  await expect(recruiter.getByRole('dialog').getByRole('link', { name: told })).toHaveCount(1);
});

test('UX-07 a withdrawal in one tab counts in the other, which also reports a recruiter’s change', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
  watch,
}) => {
  watch.expectComplaint(/status of 409/u);
  const [one, two] = [await applyTo(person, origin, 0), await applyTo(person, origin, 1)];
  const { page } = person;
  const late = await person.context.newPage();
  await late.route('**/live*', (route) => route.fulfill(withoutLive));
  const lateCard = await openCard(late, one);
  const card = await openCard(page, one);
  for (const [tab, its] of [
    [page, card],
    [late, lateCard],
  ] as const) {
    await its.getByRole('button', { name: /^Withdraw/u }).click();
    await tab
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Withdraw application' })
      .click();
    await expect(its).toContainText('You withdrew this application.');
  }
  await expect(standardToasts(late)).toContainText('You withdrew your application');

  const secondCard = await openCard(late, two);
  await secondCard.getByRole('button', { name: /^Withdraw/u }).click();
  await recruiter.request.post(`/api/received-applications/${two.id}/move`, {
    data: { to: 'under_review', version: 1 },
    headers: { origin },
  });
  await untilTold(page, two.id, 'under_review');
  const dialog = late.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Too far away.');
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(dialog).toContainText('The application’s status is now “Under review,” so');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too far away.');
  await expect(secondCard).toContainText('Someone at the company is reviewing your application.');
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(secondCard).toContainText('You withdrew this application.');
});

test('UX-04 a withdrawal that does not reach the server says so, keeps the reason, and can be retried', async ({
  asNewStudent: person,
  origin,
  watch,
}) => {
  watch.expectComplaint(/ERR_FAILED/u);
  const { page } = person;
  const card = await openCard(page, await applyTo(person, origin));
  await card.getByRole('button', { name: /^Withdraw/u }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Too far away.');
  await page.route('**/api/rpc/application/withdraw', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too far away.');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Withdrawn');
  await expect(card.getByText('Reason: Too far away.')).toHaveCount(1);
});

test('CAR-08 a link opens its application on any page of the list, and someone else’s is reported', async ({
  asNewStudent: person,
  asStudent,
  origin,
  watch,
}) => {
  const applied = await applyTo(person, origin);
  const { page } = person;
  await page.goto(`/student-dashboard?status=hired&application=${applied.id}`);
  const card = page.getByRole('article').filter({ hasText: applied.title });
  await expect(card.getByLabel('Your message')).toBeVisible();
  await expect(card.locator('summary')).toBeFocused();
  await expect(card).toContainText('I read maps for fun.');
  await page.getByLabel('Status').selectOption({ label: 'Applied' });
  await expect(page).toHaveURL(/\?status=pending$/u);
  await expect(card).toHaveCount(1);

  watch.expectComplaint(/status of 404/u);
  await asStudent.goto(`/student-dashboard?application=${applied.id}`);
  await expect(asStudent.getByRole('main')).toContainText(
    'This isn’t one of your applications. Are you signed in with the right account?',
  );
  await expect(asStudent.getByRole('article').first()).toBeVisible();
  await asStudent.goto('/student-dashboard?application=nonsense');
  await expect(asStudent.getByRole('article').first()).toBeVisible();
});

test('A11Y-02 a student opens an application, sends a message, and withdraws by keyboard alone', async ({
  asNewStudent: person,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const { page } = person;
  await page.goto('/student-dashboard');
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press(key);
      const now = await page.evaluate(() => {
        const at = document.activeElement;
        return ((at as HTMLInputElement).labels?.[0]?.textContent ?? at?.textContent ?? '').trim();
      });
      if (name.test(now)) return;
    }
    throw new Error(`${key} never reaches ${String(name)}`);
  };
  await tabTo(/^Applied .+History/u);
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').filter({ hasText: applied.title });
  await expect(card.getByLabel('Your message')).toBeVisible();
  await tabTo(/^Your message/u);
  await page.keyboard.type('One line');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and another');
  await page.keyboard.press('Control+Enter');
  await expect(card.getByRole('group', { name: /^Messages, /u })).toContainText(
    'One line\nand another',
    { useInnerText: true },
  );
  await expect(card.getByLabel('Your message')).toBeFocused();
  await tabTo(/^Withdraw application/u);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await tabTo(/^Withdraw application$/u);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByLabel('Your message')).toBeHidden();
});

test('A11Y-02 when a card leaves the filtered list, the focus moves to the page', async ({
  asNewStudent: person,
  origin,
}) => {
  const { page } = person;
  await applyTo(person, origin);
  await page.goto('/student-dashboard?status=pending');
  await page.getByText('History').click();
  await page.getByRole('button', { name: /^Withdraw/u }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('No applications with this status')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
