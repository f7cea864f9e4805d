import type { Page } from '@playwright/test';
import { applyTo, openCard } from './applied.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, type Person, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const dayIn = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

async function openOffer(page: Page, { id }: { id: string }) {
  await page.goto(`/company-dashboard/applications/${id}?tab=offer`);
  await page.getByRole('button', { name: 'Send offer' }).click();
  return page.getByRole('dialog', { name: /^Send an offer to /u });
}

async function sendOffer(page: Page, application: { id: string }): Promise<void> {
  const form = await openOffer(page, application);
  await form.getByRole('textbox', { name: 'Pay' }).fill('1,250,000');
  await form.getByLabel('Start date').fill(dayIn(30));
  await form.getByLabel('Respond by').fill(dayIn(7));
  await form.getByLabel('Work location').fill('Pune');
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form).toBeHidden();
}

/** Both sides see the offer once it can no longer be undone. */
async function openOwn(person: Person, application: { id: string; title: string }) {
  const card = await openCard(person.page, application);
  await expect(card.getByRole('button', { name: 'Accept offer' })).toBeVisible({ timeout: 40_000 });
  return card;
}

test('CO-05 A11Y-01 an offer is written, read with its letter and accepted, and a hire follows', async ({
  asNewStudent: person,
  asRecruiter: page,
  origin,
}) => {
  const application = await applyTo(person, origin);
  const form = await openOffer(page, application);
  await form.getByRole('textbox', { name: 'Pay' }).fill('a lot');
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByText('Enter the pay as a number, such as 1,200,000.')).toBeVisible();
  await expect(form.getByText('Choose a start date.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Pay' })).toBeFocused();
  await expectNoFaults(page, 'an offer with problems', 0);
  // What was typed is still there after closing.
  await form.getByLabel('Additional terms').fill('Three months of notice.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Send offer' }).click();
  await expect(form.getByLabel('Additional terms')).toHaveValue('Three months of notice.');
  await form.getByRole('textbox', { name: 'Pay' }).fill('1,250,000');
  await expect(form.getByText('Shown as ₹12,50,000 a year.')).toBeVisible();
  await form.getByLabel('Start date').fill(dayIn(6));
  await form.getByLabel('Respond by').fill(dayIn(7));
  await form.getByLabel('Work location').fill('Pune');
  await form.getByRole('button', { name: 'Send offer' }).click();
  const starts = form.getByLabel('Start date');
  await expect(starts).toBeFocused();
  await expect(starts).toHaveAccessibleDescription(
    /^Choose .+ or later, or an earlier date in “Respond by\.”$/u,
  );
  await starts.fill(dayIn(7));
  await form.getByRole('button', { name: 'Send offer' }).click();
  await expect(form).toBeHidden();
  await expect(standardToasts(page)).toContainText(`Offer sent to ${person.name}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Waiting for a response');
  await expect(panel).toContainText('₹12,50,000 a year');

  await person.page.setViewportSize({ width: 360, height: 740 });
  await openOwn(person, application);
  await person.page.goto('/student-dashboard');
  await person.page.getByRole('link', { name: 'See the offer' }).click();
  await expect(person.page).toHaveURL(new RegExp(`application=${application.id}`, 'u'));
  const card = person.page.getByRole('article').filter({ hasText: application.title });
  await expect(card.getByRole('heading', { name: 'Offer', exact: true })).toBeInViewport();
  await expect(card).toContainText('Three months of notice.');
  await expectNoFaults(person.page, 'an offer to answer', 1);
  const saved = person.page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download offer letter' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/u);
  await card.getByRole('button', { name: 'Accept offer' }).click();
  const question = person.page.getByRole('alertdialog', { name: /^Accept the offer for / });
  await question.getByRole('button', { name: 'Accept offer' }).click();
  await expect(card).toContainText('You accepted this offer on');
  await expect(card.getByRole('button', { name: 'Decline offer' })).toHaveCount(0);

  await expect(panel).toContainText('Accepted');
  await expectNoFaults(page, 'an accepted offer', 0);
  await panel.getByRole('button', { name: 'Mark as hired' }).click();
  await expect(standardToasts(page)).toContainText(`${person.name} moved to Hired`);
});

test('CO-05 an offer that is undone in time never reaches the student; a sent one loads after a failure and is withdrawn with a reason', async ({
  asNewStudent: person,
  asRecruiter: page,
  origin,
  watch,
}) => {
  const application = await applyTo(person, origin);
  await sendOffer(page, application);
  await standardToasts(page).getByRole('button', { name: 'Undo' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('button', { name: 'Send offer' })).toBeVisible();
  await sendOffer(page, application);
  await openOwn(person, application);
  watch.expectComplaint(/status of 500/u);
  await person.page.route('**/rpc/offer/find*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  const card = await openCard(person.page, application);
  await expect(card).toContainText('Couldn’t load the offer', { timeout: 40_000 });
  await expect(card.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
  await person.page.unroute('**/rpc/offer/find*');
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.getByRole('button', { name: 'Accept offer' })).toBeVisible();
  await panel.getByRole('button', { name: 'Withdraw offer' }).click();
  const question = page.getByRole('alertdialog', { name: /^Withdraw the offer to / });
  await question.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(question.getByText('reason', { exact: false }).first()).toBeVisible();
  await question.getByLabel('Reason').fill('The budget was cut.');
  await question.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(question).toBeHidden();
  await expect(card).toContainText('withdrew this offer', { timeout: 40_000 });
  await expect(card).toContainText('The budget was cut.');
  await expect(card.getByRole('button', { name: 'Accept offer' })).toHaveCount(0);
});
