import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { firstNameOf } from '#domain/template/template.ts';
import { addMessages, ageApplication } from '#testing/add-messages.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { startTcpProxy } from '#testing/tcp-proxy.ts';
import { openCard, applyTo, write } from './applied.ts';
import { expect, test } from './fixtures.ts';
import { dataFolder } from './run-folder.ts';

const messages = (card: Locator) => card.getByRole('group', { name: /^Messages, /u });
const bubbles = (card: Locator) => messages(card).getByRole('listitem');

async function mailsTo(email: string): Promise<{ to: string; subject: string; text: string }[]> {
  const folder = join(dataFolder, 'mailbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => JSON.parse(mail)).filter(({ to }) => to === email);
}

test('CAR-08 student and company exchange messages live, with a notification', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const { page } = person;
  const card = await openCard(page, applied);
  await expect(card).toContainText('No messages yet. Ask the company a question.');
  await recruiter.goto('/company-dashboard');

  const field = card.getByLabel('Your message');
  await field.fill('When shall I come?');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles(card)).toHaveCount(1);
  await expect(bubbles(card)).toContainText('When shall I come?');
  await expect(bubbles(card)).not.toContainText('Sending...');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await recruiter.getByRole('button', { name: /^Notifications, / }).click();
  const told = recruiter.getByRole('dialog', { name: 'Notifications' });
  // Students of other journeys, some with the same name, write to this recruiter too.
  const link = told
    .getByRole('link', { name: `${person.name} wrote to you about` })
    .and(told.locator(`[href="/company-dashboard/applications/${applied.id}?tab=messages"]`));
  await expect(link.first()).toBeVisible();

  await write(recruiter, origin, applied, 'On Monday at nine.');
  await expect(bubbles(card)).toHaveCount(2);
  await expect(bubbles(card).last()).toContainText('On Monday at nine.');
  await expect(card.getByRole('status')).toContainText(
    /^New message from .+: On Monday at nine\.$/u,
  );
  // Mails wait, and what was read in the meantime is not mailed.
  const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('new message about'))).toEqual([]);

  const bell = (unread: number) =>
    unread > 0 ? `Notifications, ${unread} unread` : 'Notifications';
  // Messages read in the conversation leave no unread notification.
  await expect(page.getByRole('button', { name: bell(0), exact: true })).toBeVisible();

  await page.goto('/student-dashboard');
  await write(recruiter, origin, applied, 'Or at ten.');
  await page.getByRole('button', { name: bell(1) }).click();
  const otherTab = await person.context.newPage();
  await otherTab.goto('/student-dashboard');
  await expect(otherTab.getByRole('button', { name: bell(1) })).toBeVisible();
  await page
    .getByRole('link', { name: `wrote to you about ${applied.title}` })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`application=${applied.id}`, 'u'));
  await expect(bubbles(card).last()).toContainText('Or at ten.');
  for (const each of [page, otherTab])
    await expect(each.getByRole('button', { name: bell(0), exact: true })).toBeVisible();
  await expect(card.locator('summary')).toBeFocused();
});

test('CO-05 a recruiter starts a message from a template that is filled in for the applicant', async ({
  asNewStudent: person,
  asRecruiter: page,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  await page.goto(`/company-dashboard/applications/${applied.id}?tab=messages`);
  await page.getByRole('button', { name: 'Use template' }).click();
  await page.getByRole('menuitem', { name: 'Application received' }).click();
  const field = page.getByLabel('Your message');
  await expect(field).toHaveValue(new RegExp(`^Hello ${firstNameOf(person.name)},`, 'u'));
  expect(await field.inputValue()).toContain(
    `Thank you for applying for the ${applied.title} position.`,
  );
});

test('SCALE-06 while packets are lost the page says so, then it reconnects by itself and shows what was written meanwhile', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  browser,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  await using proxy = await startTcpProxy(() => connect(Number(new URL(origin).port), 'localhost'));
  const context = await browser.newContext({
    baseURL: `http://localhost:${proxy.port}`,
    storageState: await person.context.storageState(),
  });
  const page = await context.newPage();
  await page.clock.install();
  const card = await openCard(page, applied);
  await write(recruiter, origin, applied, 'Can you come?');
  await expect(bubbles(card)).toHaveCount(1);

  // What the page loads again for this message never arrives, and keeps its connections.
  page.once('request', () => proxy.freeze());
  await write(recruiter, origin, applied, 'On Monday at nine.');
  const banner = page.getByRole('status').filter({ hasText: 'Connection lost. Reconnecting...' });
  await page.clock.runFor(30_000);
  await expect(banner).toBeHidden();
  await page.clock.runFor(15_000);
  await expect(banner).toBeVisible();
  await expect(bubbles(card)).toHaveCount(1);

  proxy.restore();
  // The browser may try connections again that are as dead as the first.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(banner).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(bubbles(card)).toHaveText([/Can you come\?/u, /On Monday at nine\./u]);
  await context.close();
});

test('UX-04 a refused or lost message returns to the field with the reason, and a retry arrives once', async ({
  asNewStudent: person,
  origin,
  watch,
}) => {
  watch.expectComplaint(/application\/sendMessage|ERR_FAILED|status of 500/u);
  const card = await openCard(person.page, await applyTo(person, origin));
  const { page } = person;
  const field = card.getByLabel('Your message');
  let fate: 'refused' | 'response lost' | 'delivered' = 'refused';
  await page.route('**/api/rpc/application/sendMessage', async (route) => {
    if (fate === 'refused') return route.fulfill({ status: 500, json: { json: {} } });
    if (fate === 'delivered') return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await field.fill('Is it noisy there?');
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('Is it noisy there?');
  await expect(field).toHaveAccessibleDescription(/^Not sent\. Something went wrong on our end/u);
  await expect(field).toBeFocused();
  await expect(bubbles(card)).toHaveCount(0);

  // The response is lost, but the server has stored the message.
  fate = 'response lost';
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveAccessibleDescription(/^Not sent\. We couldn’t reach the server/u);
  await expect(field).toBeFocused();
  fate = 'delivered';
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(bubbles(card)).toHaveCount(1);
  await page.reload();
  await expect(bubbles(card)).toHaveCount(1);
});

test('UX-04 with a slow server the user can keep typing, and a message is sent once', async ({
  asNewStudent: person,
  origin,
}) => {
  const card = await openCard(person.page, await applyTo(person, origin));
  const { page } = person;
  let go = () => {};
  const released = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/rpc/application/sendMessage', async (route) => {
    await released;
    await route.continue();
  });
  const field = card.getByLabel('Your message');
  await field.fill('First');
  await page.keyboard.press('Control+Enter');
  await expect(bubbles(card)).toContainText('Sending...');
  await page.keyboard.type('Second');
  await page.keyboard.press('Control+Enter');
  await card.getByRole('button', { name: /Send/u }).click({ force: true });
  await expect(field).toHaveValue('Second');
  go();
  await expect(bubbles(card)).not.toContainText('Sending...');
  await expect(bubbles(card)).toHaveCount(1);
  await expect(field).toHaveValue('Second');
  await field.press('Control+Enter');
  await expect(bubbles(card)).toHaveCount(2);
});

test('CAR-08 a draft is kept per application and removed on sending', async ({
  asNewStudent: person,
  origin,
}) => {
  const one = await applyTo(person, origin, 0);
  const two = await applyTo(person, origin, 1);
  const { page } = person;
  const field = page.getByLabel('Your message');
  await openCard(page, one);
  await field.fill('A draft for one');
  await openCard(page, two);
  await expect(field).toHaveValue('');
  await field.fill('A draft for two');
  await openCard(page, one);
  await expect(field).toHaveValue('A draft for one');
  await page.keyboard.press('End');
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('group', { name: /^Messages, /u })).toContainText('A draft for one');
  await expect(page.getByText('Sending...')).toHaveCount(0);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('');
  await openCard(page, two);
  await expect(field).toHaveValue('A draft for two');
});

test('CAR-08 a message delivered after its page was left is no longer a draft', async ({
  asNewStudent: person,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const card = await openCard(person.page, applied);
  const { page } = person;
  const field = card.getByLabel('Your message');
  await page.route('**/api/rpc/application/sendMessage', async (route) => {
    await route.fetch();
  });
  await field.fill('Sent on the way out');
  await page.keyboard.press('Control+Enter');
  await expect(bubbles(card)).toHaveCount(1);
  await expect(bubbles(card)).not.toContainText('Sending...');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(bubbles(card)).toContainText('Sent on the way out');
  await expect(field).toHaveValue('');
});

test('UX-07 a message sent in one tab appears in the other', async ({
  asNewStudent: person,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const card = await openCard(person.page, applied);
  const other = await person.context.newPage();
  const otherCard = await openCard(other, applied);
  await card.getByLabel('Your message').fill('From the first tab');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles(otherCard)).toContainText('From the first tab');
  await expect(bubbles(otherCard)).toHaveCount(1);
});

test('CAR-08 empty, too long and too many messages are refused with a reason, and their text stays', async ({
  asNewStudent: person,
  origin,
  watch,
}) => {
  watch.expectComplaint(/status of 429/u);
  const applied = await applyTo(person, origin);
  for (let n = 0; n < 10; n++) await write(person.page, origin, applied, `Message ${n}`);
  const card = await openCard(person.page, applied);
  const field = card.getByLabel('Your message');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveAccessibleDescription(/^Write a message first\./u);
  await expect(field).toBeFocused();
  await field.fill('x'.repeat(5_001));
  await expect(field).toHaveAccessibleDescription(/^Press Ctrl\+Enter/u);
  await expect(card).toContainText('5,001 of 5,000');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveAccessibleDescription('Use at most 5,000 characters per message.');
  await field.fill('The eleventh');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(field).toHaveAccessibleDescription(/Wait a minute, then send this one again/u);
  await expect(field).toHaveValue('The eleventh');
});

test('SEC-33 message text is never rendered as markup', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  const size = Math.ceil(hostileTexts.length / 8);
  for (let at = 0; at < hostileTexts.length; at += size) {
    const body = hostileTexts.slice(at, at + size).join('\n');
    await write(recruiter, origin, applied, body.slice(0, 5_000));
  }
  const card = await openCard(person.page, applied);
  await expect(bubbles(card)).toHaveCount(8);
  const inside = bubbles(card).locator('p:last-child *');
  await expect(inside).toHaveCount(0);
  expect(await person.page.evaluate(() => '__xss' in window)).toBe(false);
});

test('UX-03 messages that fail to load say so and can be retried', async ({
  asNewStudent: person,
  origin,
  watch,
}) => {
  watch.expectComplaint(/status of 500/u);
  const applied = await applyTo(person, origin);
  const { page } = person;
  await page.goto('/student-dashboard');
  await page.route('**/api/rpc/application/listMessages*', (route) =>
    route.fulfill({ status: 500, json: { json: {} } }),
  );
  await page.getByText('History').click();
  const card = page.getByRole('article').filter({ hasText: applied.title });
  await expect(card.getByRole('alert')).toContainText('Couldn’t load the messages.');
  await expect(card.getByLabel('Your message')).toHaveCount(0);
  await page.unrouteAll();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card).toContainText('No messages yet');
});

test('GEN-10 a long conversation opens at the newest message, loads earlier ones on demand, and keeps the scroll position', async ({
  asNewStudent: person,
  asRecruiter: recruiter,
  origin,
}) => {
  const applied = await applyTo(person, origin);
  await addMessages(dataFolder, applied.id, 45);
  const { page } = person;
  const card = await openCard(page, applied);
  await expect(bubbles(card)).toHaveCount(20);
  // The page can have come to rest while it was still too short to show all of the card.
  await card.getByLabel('Your message').scrollIntoViewIfNeeded();
  await expect(bubbles(card).last()).toContainText('Former user');
  await expect(bubbles(card).last()).toBeInViewport();
  const older = messages(card).getByRole('button', { name: 'Show earlier messages' });
  await older.focus();
  await page.keyboard.press('Enter');
  await expect(bubbles(card)).toHaveCount(40);
  const seen = bubbles(card).filter({ hasText: /Message 26$/u });
  await expect(seen).toBeInViewport();
  await expect(bubbles(card).first()).not.toBeInViewport();

  await write(recruiter, origin, applied, 'Are you there?');
  await expect(bubbles(card).last()).toContainText('Are you there?');
  await expect(seen).toBeInViewport();
  await card.getByRole('button', { name: 'New message' }).click();
  await expect(bubbles(card).last()).toBeInViewport();
  await expect(card.getByRole('button', { name: 'New message' })).toHaveCount(0);
  await expect(messages(card)).toBeFocused();

  await older.focus();
  await page.keyboard.press('Enter');
  await expect(bubbles(card)).toHaveCount(46);
  await expect(older).toHaveCount(0);
  await expect(messages(card)).toBeFocused();
});

test('CAR-08 an application closed more than 30 days ago is read-only; one waiting that long is marked', async ({
  asNewStudent: person,
  origin,
}) => {
  const { page } = person;
  const waiting = await applyTo(person, origin, 0);
  const closed = await applyTo(person, origin, 1);
  await write(page, origin, closed, 'Goodbye');
  await page.request.post(`/api/own-applications/${closed.id}/withdraw`, {
    data: { to: 'withdrawn', version: 1 },
    headers: { origin },
  });
  for (const { id } of [waiting, closed]) await ageApplication(dataFolder, id, 31);
  await page.goto(`/student-dashboard?application=${closed.id}`);
  const card = page.getByRole('article').filter({ hasText: closed.title });
  await expect(card).toContainText('This application was closed more than 30 days ago.');
  await expect(bubbles(card)).toContainText('Goodbye');
  await expect(card.getByLabel('Your message')).toHaveCount(0);
  await expect(card).not.toContainText('No response in 30 days');
  const overdue = page.getByRole('article').filter({ hasText: waiting.title });
  await expect(overdue).toContainText('No response in 30 days');
});
