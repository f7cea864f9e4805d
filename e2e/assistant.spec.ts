import { takeTurns } from '#testing/take-turns.ts';
import { findFaults } from './axe-faults.ts';
import { expect, test } from './fixtures.ts';

for (const width of takeTurns([1280, 320], 1))
  test(`CHAT-01 a student asks the assistant at ${width} px`, async ({
    asNewStudent: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/student-dashboard');
    const opener = page.getByRole('button', { name: 'Assistant', exact: true });
    await expect(opener).toHaveCount(1);
    // In the header, the button covers nothing of the page, wherever that is scrolled.
    const {
      x,
      y,
      width: wide,
      height,
    } = (await opener.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(x + wide).toBeLessThanOrEqual(width);
    expect(y + height).toBeLessThanOrEqual(56);
    await page.mouse.wheel(0, 10_000);
    expect((await opener.boundingBox())?.y).toBe(y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Assistant' });
    await expect(dialog.getByText('10 messages left today')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Suggestions' }).getByRole('button')).toHaveCount(
      4,
    );
    expect(await findFaults(page)).toEqual([]);
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);

    const input = dialog.getByLabel('Your message');
    await input.fill('x'.repeat(201));
    await expect(dialog.getByText('201 of 200')).toBeVisible();
    await input.press('Enter');
    await expect(dialog.getByText('10 messages left today')).toBeVisible();
    await input.fill('what is ATS?');
    await input.press('Enter');
    await expect(dialog.getByText('Answered by fixed rules, not by an AI model.')).toBeVisible();
    await expect(dialog.getByText('9 messages left today')).toBeVisible();
    expect(await findFaults(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.reload();
    await page.keyboard.press('Control+/');
    await expect(dialog.getByText('what is ATS?')).toBeVisible();
    await dialog.getByRole('link', { name: 'Read the article' }).click();
    await expect(page).toHaveURL(/\/blog\/how-an-ats-reads-your-resume$/u);

    await page.goto('/student-dashboard');
    await opener.click();
    await dialog.getByRole('button', { name: 'Delete conversation' }).click();
    const asks = page.getByRole('alertdialog');
    await asks.getByRole('button', { name: 'Delete conversation' }).click();
    await expect(dialog.getByText('what is ATS?')).toHaveCount(0);
    await expect(dialog.getByText('9 messages left today')).toBeVisible();
  });

test('CHAT-01 a lost connection offers another try, which answers', async ({
  asNewStudent: { page },
  watch,
}) => {
  watch.allowComplaint(/generate-chat-response|Failed to load resource/u);
  await page.goto('/student-dashboard');
  await page.getByRole('button', { name: 'Assistant', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assistant' });
  await page.route('**/api/generate-chat-response', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'What is the status of my applications?' }).click();
  await expect(
    dialog.getByText("I'm having trouble connecting right now. Please try again later."),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('You haven’t applied to any jobs yet.')).toBeVisible();
});

test('CHAT-01 companies have no assistant', async ({ asRecruiter: page }) => {
  await page.goto('/company-dashboard');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assistant', exact: true })).toHaveCount(0);
});
