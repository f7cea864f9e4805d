import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { applyTo, type Applied, write } from './applied.ts';
import { expectNoFaults } from './axe-faults.ts';
import { expect, type Person, signUp, test } from './fixtures.ts';
import { noticeToasts } from './toasts.ts';

const told = { timeout: 40_000 };

const workspace = ({ id }: Applied) => `/company-dashboard/applications/${id}?tab=interviews`;

/** The times go to the student after the time in which they can be undone. */
async function propose(page: Page, applied: Applied, zone: string, times: readonly string[]) {
  await page.goto(workspace(applied));
  await page.getByRole('button', { name: 'Propose times' }).first().click();
  const form = page.getByRole('dialog', { name: /^Interview with/u });
  await form.getByLabel('Meeting link').fill('https://meet.example/room');
  await form.getByLabel('Time zone').selectOption(zone);
  // The suggestions follow the zone.
  await expect(form.getByRole('button', { name: 'Suggest times' })).toBeEnabled();
  const fields = form.getByLabel(/^Time \d+$/u);
  await expect(fields).toHaveCount(3);
  while ((await fields.count()) > times.length)
    await form
      .getByRole('button', { name: /^Remove time/u })
      .last()
      .click();
  for (const [at, time] of times.entries()) await fields.nth(at).fill(time);
  await form.getByRole('button', { name: 'Propose times' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Interviews', exact: true })).toBeFocused();
}

const cardOf = (page: Page, { title }: Applied) =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });
const timesIn = (page: Page, applied: Applied) =>
  cardOf(page, applied).getByRole('group', { name: 'Choose a time' }).getByRole('button');

const calendarOf = async (download: Promise<Download>) =>
  (await readFile((await (await download).path()) ?? '', 'utf8')).replaceAll('\r\n ', '');

/**
 * A day in a week of this test alone, because the tests share a recruiter, who has one interview at
 * a time and sees whole weeks. A second try takes another one.
 */
function someDay(test: 0 | 1 | 2): string {
  const tries = Math.floor(Date.now() / 1_000) % 14;
  const day = new Date(Date.now() + (60 + (tries * 3 + test) * 7) * 86_400_000);
  return day.toISOString().slice(0, 10);
}

test('CO-06 times are proposed, one is picked, taken into a calendar, moved and called off', async ({
  asRecruiter: recruiter,
  asNewStudent: student,
  origin,
}) => {
  test.setTimeout(240_000);
  const { page } = student;
  const applied = await applyTo(student, origin, 1);
  const day = someDay(0);
  await propose(recruiter, applied, 'Asia/Kolkata', [`${day}T09:15`, `${day}T11:15`]);
  const panel = recruiter.getByRole('region', { name: 'Interviews' });
  await expect(panel.getByText('2 times to choose from')).toBeVisible();
  await expectNoFaults(recruiter, 'interviews of a candidate', 0);
  await recruiter.setViewportSize({ width: 1280, height: 800 });

  await recruiter.goto(`/company-dashboard/interviews?view=week&week=${day}`);
  const tentative = recruiter.getByRole('link', {
    name: new RegExp(`${student.name}.*Proposed`, 'us'),
  });
  await expect(tentative).toHaveCount(2);
  await expectNoFaults(recruiter, 'week of interviews', 1);
  await recruiter.setViewportSize({ width: 1280, height: 800 });

  // Not more than one press on the student's side.
  await page.goto('/student-dashboard');
  await expect(timesIn(page, applied)).toHaveCount(2, told);
  await expectNoFaults(page, 'times to choose from', 2);
  await timesIn(page, applied).nth(1).click();
  const card = cardOf(page, applied);
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();
  const first = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Add to calendar' }).click();
  const before = await calendarOf(first);
  expect(before).toContain(`DTSTART:${day.replaceAll('-', '')}T054500Z`);
  const sequenceOf = (file: string) => Number(/SEQUENCE:(\d+)/u.exec(file)?.[1]);
  const uidOf = (file: string) => /UID:(.*)/u.exec(file)?.[1];

  // Rescheduled to a fixed time.
  await recruiter.goto(workspace(applied));
  await panel.getByRole('button', { name: /^Reschedule/u }).click();
  const form = recruiter.getByRole('dialog', { name: /^Edit interview with/u });
  await form.getByLabel('Schedule this time directly').check();
  await form.getByRole('button', { name: 'Add a time' }).click();
  await form.getByLabel('Time zone').selectOption('Asia/Kolkata');
  await form.getByLabel('Time 1', { exact: true }).fill(`${day}T16:30`);
  // A message would stay while the pointer is on it; it covers no button of the dialog.
  await write(page, origin, applied, 'See you then.');
  await expect(noticeToasts(recruiter).filter({ hasText: student.name })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(card.getByText(/16:30/u)).toBeVisible(told);
  const second = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Add to calendar' }).click();
  const after = await calendarOf(second);
  expect(after).toContain(`DTSTART:${day.replaceAll('-', '')}T110000Z`);
  expect(uidOf(after)).toBe(uidOf(before));
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));

  // Called off, with a reason that the student reads.
  await panel.getByRole('button', { name: /^Cancel interview/u }).click();
  const dialog = recruiter.getByRole('dialog').or(recruiter.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/./u);
  await dialog.getByLabel('Reason').fill('The position is filled.');
  await dialog.getByRole('button', { name: 'Cancel interview' }).click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(card.getByText('Reason: The position is filled.')).toBeVisible(told);
});

test('CO-06 on a phone, this week’s interviews begin today', async ({ asRecruiter: page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/company-dashboard/interviews?view=week');
  const week = page.getByRole('region').filter({ has: page.getByRole('navigation') });
  const first = week.getByRole('heading', { level: 3 }).first();
  await expect(first).toHaveAttribute('aria-current', 'date');
  await expect(first).toBeInViewport();
});

test('CO-06 of two students who pick the same time at once, one gets it and the other is told what to do', async ({
  asRecruiter: recruiter,
  open,
  origin,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.expectComplaint(/status of 409/u);
  const day = someDay(1);
  const pairs: (Person & { applied: Applied })[] = [];
  for (const page of [await open(), await open()]) {
    const person = await signUp(page, origin);
    pairs.push({ ...person, applied: await applyTo(person, origin, 2) });
  }
  for (const pair of pairs)
    await propose(recruiter, pair.applied, 'Asia/Kolkata', [`${day}T13:15`]);
  for (const { page, applied: own } of pairs) {
    await page.goto('/student-dashboard');
    await expect(timesIn(page, own)).toHaveCount(1, told);
  }
  await Promise.all(pairs.map(({ page, applied: own }) => timesIn(page, own).first().click()));
  const booked = pairs.map(({ page, applied: own }) =>
    cardOf(page, own).getByText('Scheduled', { exact: true }),
  );
  const taken = pairs.map(({ page, applied: own }) =>
    cardOf(page, own).getByText('These times are taken or in the past. Ask for others.'),
  );
  await expect
    .poll(async () => (await Promise.all(booked.map((one) => one.count()))).toSorted())
    .toEqual([0, 1]);
  await expect
    .poll(async () => (await Promise.all(taken.map((one) => one.count()))).toSorted())
    .toEqual([0, 1]);
});

test('CO-06 a time is the same moment in Kolkata and Los Angeles, on both sides of a clock change', async ({
  asRecruiter: recruiter,
  open,
  origin,
}) => {
  test.setTimeout(240_000);
  const page = await open({ timezoneId: 'America/Los_Angeles' });
  const student = await signUp(page, origin);
  const applied = await applyTo(student, origin, 3);
  // In Los Angeles clocks go forward on the second Sunday in March.
  const year = new Date(Date.now() + 60 * 86_400_000).getUTCFullYear();
  const march = Array.from({ length: 14 }, (_, at) => new Date(Date.UTC(year, 2, at + 1)));
  const change = march.filter((date) => date.getUTCDay() === 0)[1] ?? new Date();
  const dayOf = (days: number) =>
    new Date(change.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const minute = String(Math.floor(Date.now() / 1_000) % 60).padStart(2, '0');
  await propose(recruiter, applied, 'Asia/Kolkata', [
    `${dayOf(-1)}T20:${minute}`,
    `${dayOf(1)}T20:${minute}`,
  ]);
  await page.goto('/student-dashboard');
  const times = timesIn(page, applied);
  await expect(times).toHaveCount(2, told);
  // 20:00 in Kolkata is 14:30 UTC: 6:30 before the change in Los Angeles, and 7:30 after it.
  const clock = (hours: number) => {
    const at = 30 + Number(minute);
    return new RegExp(
      `\\b0?${hours + Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}\\b`,
      'u',
    );
  };
  await expect(times.nth(0)).toHaveText(clock(6));
  await expect(times.nth(1)).toHaveText(clock(7));
  await expect(cardOf(page, applied)).toContainText('Times in America/Los Angeles');
  await times.nth(1).click();
  const card = cardOf(page, applied);
  await expect(card.getByText('Scheduled', { exact: true })).toBeVisible();
  await recruiter.goto(workspace(applied));
  await expect(recruiter.getByText(new RegExp(`20:${minute}`, 'u')).first()).toBeVisible();
});

test('CO-06 A11Y-01 two editors of one kit see both versions, and neither text is lost', async ({
  asRecruiter: recruiter,
  asNewStudent: student,
  origin,
  watch,
}) => {
  watch.expectComplaint(/status of 409/u);
  const applied = await applyTo(student, origin, 2);
  await recruiter.goto(workspace(applied));
  await recruiter.getByRole('link', { name: /interview kit/u }).click();
  const topics = recruiter.getByLabel('Topics');
  await topics.fill('Mine: queues');
  // Another browser, so that the draft isn't shared.
  const cookies = await recruiter.context().cookies();
  const context = await recruiter.context().browser()?.newContext();
  await context?.addCookies(cookies);
  const colleague = await context?.newPage();
  if (!colleague) throw new Error('There is a browser.');
  await colleague.goto(recruiter.url());
  await colleague.getByLabel('Topics').fill('Theirs: stacks');
  await colleague.getByRole('button', { name: 'Save interview kit' }).click();
  await expect(colleague.getByText('Interview kit saved').first()).toBeVisible();
  await context?.close();

  const save = recruiter.getByRole('button', { name: 'Save interview kit' });
  await save.click();
  const conflict = recruiter.getByRole('status').filter({ hasText: 'A colleague saved' });
  await expect(conflict.getByText('Mine: queues')).toBeVisible();
  await expect(conflict.getByText('Theirs: stacks')).toBeVisible();
  await expect(conflict.getByText('What to look for')).toHaveCount(0);
  await expectNoFaults(recruiter, 'a changed kit', 0);
  await recruiter.getByRole('button', { name: 'Keep mine' }).click();
  await save.click();
  await expect(recruiter.getByText('Interview kit saved').first()).toBeVisible();
  await expect(topics).toHaveValue('Mine: queues');
});

test('CO-06 hours, and a kit with questions of the practice bank, are saved and reach the dialog and the student', async ({
  asRecruiter: recruiter,
  asNewStudent: student,
  origin,
}) => {
  test.setTimeout(240_000);
  await recruiter.goto('/company-dashboard/interviews');
  await recruiter.getByRole('link', { name: 'My availability' }).click();
  await recruiter.getByRole('button', { name: 'Add hours on Saturday' }).click();
  const until = recruiter.getByLabel('Saturday, end 1');
  await until.fill('08:00');
  await recruiter.getByRole('button', { name: 'Save availability' }).click();
  await expect(recruiter.getByText('Each range must end after it starts')).toBeVisible();
  await until.fill('12:00');
  await recruiter.getByRole('button', { name: 'Save availability' }).click();
  await expect(recruiter.getByText('Availability saved').first()).toBeVisible();
  await expectNoFaults(recruiter, 'availability', 0);
  await recruiter.setViewportSize({ width: 1280, height: 800 });
  await recruiter.reload();
  await expect(until).toHaveValue('12:00');
  await recruiter.getByRole('button', { name: 'Remove hours 1 on Saturday' }).click();
  await recruiter.getByRole('button', { name: 'Save availability' }).click();
  await expect(recruiter.getByText('Availability saved').first()).toBeVisible();

  const applied = await applyTo(student, origin, 3);
  await recruiter.goto(workspace(applied));
  await recruiter.getByRole('link', { name: /interview kit/u }).click();
  await recruiter.getByLabel('Topics').fill('Hash maps');
  await recruiter.getByRole('button', { name: 'Pick practice questions' }).click();
  const bank = recruiter.getByRole('dialog', { name: 'Pick practice questions' });
  await bank.getByRole('searchbox', { name: 'Search' }).fill('stack and a queue');
  await bank.getByRole('checkbox').first().check();
  await expectNoFaults(recruiter, 'question bank', 1);
  await recruiter.setViewportSize({ width: 1280, height: 800 });
  await bank.getByRole('button', { name: 'Add 1 question' }).click();
  await expect(recruiter.getByLabel('Questions to practice')).toHaveValue(/stack and a queue/u);
  await recruiter.getByRole('button', { name: 'Save interview kit' }).click();
  await expect(recruiter.getByText('Interview kit saved').first()).toBeVisible();
  await expectNoFaults(recruiter, 'interview kit', 2);
  await recruiter.setViewportSize({ width: 1280, height: 800 });

  await propose(recruiter, applied, 'Asia/Kolkata', [`${someDay(2)}T18:15`]);
  const { page } = student;
  await page.goto('/student-dashboard');
  await expect(timesIn(page, applied)).toHaveCount(1, told);
  await timesIn(page, applied).first().click();
  const card = cardOf(page, applied);
  await expect(card.getByText('Hash maps')).toBeVisible();
  await expect(card.getByText(/stack and a queue/u)).toBeVisible();
  await expect(card.getByText(/^A good answer covers:/u)).toBeVisible();
});
