import { expectNoFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';
import { standardToasts } from './toasts.ts';

const path = '/student-dashboard/interviews/coach';

test('PRAC-03 a coach offers times; a student books one, takes it into a calendar, reschedules and cancels', async ({
  asRecruiter: coach,
  asNewStudent: { page, name },
  watch,
}) => {
  watch.expectComplaint(/status of 409/u);
  const topic = `System design ${Date.now().toString(36)}`;
  // Other days in each run, because one coach has one session at a time.
  const first = 10 + (Math.floor(Date.now() / 1_000) % 300);
  const second = first + 1;
  await coach.goto('/company-dashboard/coaching');
  const entry = coach.getByRole('link', { name: 'Coaching', exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  const offer = async (days: number) => {
    await coach.getByRole('button', { name: 'Offer a time' }).first().click();
    const form = coach.getByRole('dialog', { name: 'Offer a time' });
    await form.getByLabel('Topic').fill(`${topic} ${days}`);
    const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await form.getByLabel('Start').fill(`${day}T09:30`);
    await form.getByLabel('Time zone').selectOption('Asia/Kolkata');
    await form.getByLabel('Video link or location').fill('https://meet.example/room');
    await form.getByRole('button', { name: 'Offer this time' }).click();
    return form;
  };
  await expect(await offer(first)).toBeHidden();
  await expect(await offer(second)).toBeHidden();
  // The same time twice is refused beside the form.
  const form = await offer(second);
  await expect(form.getByText('You already have a session at this time')).toBeVisible();
  // The dialog shows the message of what was saved too, with a button of the same name.
  await form.getByRole('button', { name: 'Close' }).first().click();
  const offered = coach.getByRole('listitem').filter({ hasText: topic });
  await expect(offered).toHaveCount(2);
  await expectNoFaults(coach, '/company-dashboard/coaching', 0);
  // A time that nobody booked can be edited, and the edit undone.
  await coach.getByRole('button', { name: new RegExp(`^Edit ${topic} ${second}`, 'u') }).click();
  const edit = coach.getByRole('dialog', { name: 'Edit this time' });
  await edit.getByLabel('Video link or location').fill('Room 7');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(offered.filter({ hasText: 'Room 7' })).toHaveCount(1);
  await standardToasts(coach).getByRole('button', { name: 'Undo' }).click();
  await expect(offered.filter({ hasText: 'Room 7' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  const toast = standardToasts(page);
  const booked = page.getByRole('region', { name: 'Your bookings' }).getByRole('listitem');
  await page.getByRole('button', { name: new RegExp(`^Book ${topic} ${first}`, 'u') }).click();
  await expect(booked).toHaveCount(1);
  await expect(booked).toContainText('https://meet.example/room');
  await expectNoFaults(page, path, 1);
  const saved = page.waitForEvent('download');
  await booked.getByRole('link', { name: 'Add to calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('coach.ics');
  await coach.reload();
  await expect(offered.filter({ hasText: `Booked by ${name}` })).toHaveCount(1);

  await booked.getByRole('button', { name: /^Reschedule/u }).click();
  await page.getByRole('button', { name: new RegExp(`^Choose ${topic} ${second}`, 'u') }).click();
  // The toast of the booking may still be there.
  const rescheduled = toast.filter({ hasText: 'Booking rescheduled' });
  await expect(rescheduled).toBeVisible();
  await expect(booked).toContainText(`${topic} ${second}`);
  await rescheduled.getByRole('button', { name: 'Undo' }).click();
  await expect(booked).toContainText(`${topic} ${first}`);
  await expect(booked).toHaveCount(1);

  await booked.getByRole('button', { name: /^Cancel booking/u }).click();
  await expect(toast.filter({ hasText: 'Booking canceled' })).toBeVisible();
  await expect(booked).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(`^Book ${topic}`, 'u') })).toHaveCount(
    2,
  );

  await coach.reload();
  await expect(offered.filter({ hasText: 'Open' })).toHaveCount(2);
  for (const days of [first, second])
    await coach.getByRole('button', { name: new RegExp(`^Cancel ${topic} ${days}`, 'u') }).click();
  await expect(offered).toHaveCount(0);
});
