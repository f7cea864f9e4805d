import type { Page } from '@playwright/test';
import { expect, newPerson, test } from './fixtures.ts';

const open = '/community/events/ask-a-hiring-team-anything';

/** The cancellation link from the newest mail to this address. */
async function unsubscribeLink(page: Page, email: string): Promise<string> {
  const find = async () => {
    const { items } = (await (await page.request.get('/api/mailbox')).json()) as {
      items: { to: string; text: string }[];
    };
    const text = items.find(({ to }) => to === email)?.text ?? '';
    return /\/community\/events\/leave\?token=\S+/u.exec(text)?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

async function fillRegistration(page: Page, name: string, email: string): Promise<void> {
  const form = page.getByRole('complementary', { name: 'Register for this event' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Register Now' }).click();
}

test('SITE-06 the community page links to its events, topics and files', async ({
  asVisitor: page,
}) => {
  await page.goto('/community');
  await expect(page.getByRole('link', { name: /^Register Now: /u })).toHaveCount(3);
  await expect(page.getByText(/^1\d\d$/u).first()).toBeVisible();
  const downloads = page.getByRole('link', { name: /^Download: /u });
  await expect(downloads).toHaveCount(5);
  for (const link of await downloads.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-disposition']).toBe('attachment');
    expect((await answer.body()).length).toBeGreaterThan(5_000);
  }
  await page.getByRole('link', { name: 'Join Forum' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forum');
  await page.goBack();
  await page.getByRole('link', { name: 'Browse Events' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});

test('SITE-06 a visitor registers once, gets a mail, and cancels', async ({ asVisitor: page }) => {
  const { name, email } = newPerson();
  await page.goto(open);
  await expect(page.getByText('(GMT+5:30)').first()).toBeVisible();
  await fillRegistration(page, name, 'asha');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  for (const turn of ['first', 'second']) {
    await fillRegistration(page, name, email);
    await expect(page.getByText('You’re registered'), turn).toBeVisible();
    await page.goto(open);
  }
  const calendar = await page.request.get(`${open}/calendar.ics`);
  expect(await calendar.text()).toContain('SUMMARY:Ask a hiring team anything');
  const link = await unsubscribeLink(page, email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration canceled');
  await page.goto(link);
  await page.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link has been used or isn’t valid',
  );
});

test('SITE-06 a student who comes back sees the registration, and cancels it there', async ({
  asNewStudent: { page },
}) => {
  const { name, email } = newPerson();
  await page.goto(open);
  await fillRegistration(page, name, email);
  await expect(page.getByText('You’re registered')).toBeVisible();
  await page.goto(open);
  const own = page.getByRole('complementary', { name: 'Register for this event' });
  await expect(own).toContainText(email);
  await expect(own.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Register Now' })).toHaveCount(0);
  await own.getByRole('button', { name: 'Cancel registration' }).click();
  const question = page.getByRole('alertdialog', { name: 'Cancel your registration?' });
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(own.getByRole('button', { name: 'Register Now' })).toBeVisible();
  await page.reload();
  await expect(own.getByRole('button', { name: 'Register Now' })).toBeVisible();
});

test('SITE-06 ADM-10 a topic is created, answered, liked, edited and reported, and a moderator removes its reply', async ({
  asNewStudent: { page: author },
  asRecruiter: reader,
  asAdmin: admin,
}) => {
  const title = `Which first project? ${Date.now()}`;
  await author.goto('/community/forum');
  await author.getByRole('link', { name: 'New topic' }).click();
  await author.getByRole('textbox', { name: 'Title' }).fill(title);
  await author.getByRole('button', { name: 'Post topic' }).click();
  await expect(author.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await author.getByRole('textbox', { name: 'Text' }).fill('**One** <script>alert(1)</script>');
  await author.getByRole('combobox', { name: 'Tags' }).fill('First Job');
  await author.keyboard.press('Enter');
  await author.getByRole('button', { name: 'Post topic' }).click();
  await expect(author.getByRole('heading', { level: 1 })).toHaveText(title);
  const post = author.getByRole('article').first();
  await expect(post.locator('strong', { hasText: /^One$/u })).toBeVisible();
  await expect(post).toContainText('<script>alert(1)</script>');
  await expect(author.getByRole('link', { name: 'first-job' })).toBeVisible();

  await reader.goto(new URL(author.url()).pathname);
  await reader.getByRole('button', { name: /^Like Asha V\.’s post/u }).click();
  await expect(reader.getByRole('button', { pressed: true })).toContainText('1');
  await reader.getByRole('textbox', { name: 'Reply' }).fill('Buy my course.');
  await reader.getByRole('button', { name: 'Post reply' }).click();
  await expect(reader.getByRole('heading', { name: '1 reply' })).toBeVisible();
  await expect(reader.getByRole('textbox', { name: 'Reply' })).toHaveValue('');
  const reply = reader.getByRole('listitem').filter({ hasText: 'Buy my course.' });
  await reply.getByRole('button', { name: 'Edit' }).click();
  await reader.getByRole('dialog').getByRole('textbox', { name: 'Text' }).fill('Buy my book.');
  await reader.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(reader.getByRole('paragraph').filter({ hasText: 'Buy my book.' })).toBeVisible();
  await expect(reader.getByText('edited', { exact: true })).toBeVisible();

  await author.goto('/student-dashboard');
  await author.getByRole('button', { name: /^Notifications, 1 unread/u }).click();
  await author.getByRole('link', { name: `replied to your topic “${title}”` }).click();
  const spam = author.getByRole('listitem').filter({ hasText: 'Buy my book.' });
  await spam.getByRole('button', { name: 'Report' }).click();
  const dialog = author.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByLabel('What’s wrong?')).toHaveAccessibleDescription(
    'Please fill this in.',
  );
  await dialog.getByLabel('What’s wrong?').selectOption('Spam or advertising');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(author.getByText('Thanks. We’ll look into it.').first()).toBeVisible();

  await admin.goto('/admin-dashboard/moderation');
  await admin.getByRole('button', { name: `Uphold the reports about ${title}` }).click();
  const decision = admin.getByRole('dialog');
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Advertising.');
  await decision.getByRole('button', { name: 'Uphold' }).click();
  await expect(
    admin.getByRole('button', { name: `Uphold the reports about ${title}` }),
  ).toHaveCount(0);

  await author.reload();
  await expect(author.getByText('This post was removed by a moderator.')).toBeVisible();
  await expect(author.getByText('Buy my book.')).toHaveCount(0);
  await author.getByRole('button', { name: 'Close topic' }).click();
  await expect(author.getByText(/^This topic is closed/u)).toBeVisible();
  await author.getByRole('button', { name: 'Delete' }).click();
  await author.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(author).toHaveURL(/\/community\/forum$/u);
});

test('SITE-06 an administrator announces, edits and cancels an event', async ({
  asAdmin: admin,
  asVisitor: visitor,
}) => {
  const title = `Portfolio hour ${Date.now()}`;
  await admin.goto('/admin-dashboard/moderation/events');
  await admin.getByRole('button', { name: 'Add Event' }).click();
  const form = admin.getByRole('dialog');
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Summary' }).fill('We look at portfolios.');
  await form.getByLabel('Starts').fill('2098-05-02T18:00');
  await form.getByLabel('Ends').fill('2098-05-02T17:00');
  await form.getByRole('textbox', { name: 'Capacity' }).fill('1');
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(form.getByLabel('Ends')).toHaveAccessibleDescription(/a later end time/u);
  await form.getByLabel('Ends').fill('2098-05-02T19:00');
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(admin.getByText('Event published').first()).toBeVisible();

  const path = `/community/events/${title.toLowerCase().replaceAll(' ', '-')}`;
  const { name, email } = newPerson();
  await visitor.goto(path);
  await expect(visitor.getByText('1 spot left')).toBeVisible();
  await fillRegistration(visitor, name, email);
  await expect(visitor.getByText('You’re registered')).toBeVisible();
  await expect(visitor.getByText('This event is full.')).toBeVisible();

  await admin.reload();
  const menu = admin.getByRole('button', { name: `Actions for ${title}` });
  await menu.click();
  await admin.getByRole('menuitem', { name: 'Edit' }).click();
  await form.getByRole('textbox', { name: 'Capacity' }).fill('2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('1 of 2')).toBeVisible();
  await menu.click();
  await admin.getByRole('menuitem', { name: 'Cancel event' }).click();
  const sure = admin.getByRole('alertdialog');
  await expect(sure).toContainText('1 person has registered and will be emailed.');
  await sure.getByRole('button', { name: 'Cancel event' }).click();
  await expect(admin.getByText('Event canceled. 1 email is on its way.').first()).toBeVisible();
  await visitor.goto(path);
  await expect(visitor.getByText('This event was canceled.', { exact: false })).toBeVisible();
});

test('ADM-10 contact messages are handled, and the newsletter list is downloaded', async ({
  asAdmin: page,
}) => {
  await page.goto('/admin-dashboard/moderation/messages?search=Tomas');
  await expect(page.getByRole('link', { name: 'Reply by email: Tomas Berg' })).toHaveAttribute(
    'href',
    /^mailto:tomas\.berg%40demo\.test\?subject=Re/u,
  );
  await page.getByRole('button', { name: 'Mark as answered: message from Tomas Berg' }).click();
  await expect(page.getByText(/^Answered by /u)).toBeVisible();
  await page.goto('/admin-dashboard/moderation/newsletter');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('newsletter.csv');
});

test('A11Y-02 the forum can be read, liked and answered by keyboard alone', async ({
  asNewStudent: { page },
}) => {
  await page.goto('/community/forum?order=liked');
  await page.getByRole('article').getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  const like = page.getByRole('button', { name: /^Like .+’s post/u }).first();
  await like.focus();
  await page.keyboard.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('textbox', { name: 'Reply' }).focus();
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('By keyboard.', { exact: true })).toBeVisible();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'By keyboard.' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('By keyboard.', { exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('UX-06 visitors read events, register and cancel', async ({ asVisitor: page, watch }) => {
    watch.expectComplaint(/status of 422/u);
    const { name, email } = newPerson();
    await page.goto('/community/events');
    await page.getByRole('link', { name: 'Register Now: Ask a hiring team anything' }).click();
    await fillRegistration(page, name, 'asha');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue(name);
    await fillRegistration(page, name, email);
    await expect(page).toHaveURL(/registered=1/u);
    await expect(page.getByText('You’re registered')).toBeVisible();
    await page.goto(await unsubscribeLink(page, email));
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration canceled');
  });

  test('UX-06 the forum can be searched, filtered and read', async ({ asVisitor: page }) => {
    await page.goto('/community/forum');
    await page.getByRole('searchbox').fill('semester off');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 topic', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'first-job' }).first().click();
    await page.getByRole('link', { name: 'Most liked' }).click();
    await page.getByRole('article').getByRole('link').first().click();
    // Other journeys reply, too: the heading counts what is below it.
    const heading = page.getByRole('heading', { name: /^\d+ replies$/u });
    const replies = Number.parseInt(await heading.innerText(), 10);
    expect(replies).toBeGreaterThanOrEqual(4);
    await expect(page.getByRole('article').filter({ hasText: /likes?$/u })).toHaveCount(
      replies + 1,
    );
    await expect(page.getByRole('link', { name: 'Sign in to post' })).toBeVisible();
  });
});
