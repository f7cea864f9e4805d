import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The properties that distinguish a control's states in forced-colors mode. */
const styleOf = (control: Locator) =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    const { backgroundColor, borderTopColor, borderTopWidth, outlineStyle, outlineWidth } = style;
    const { fontWeight, stroke } = style;
    return {
      backgroundColor,
      borderTopColor,
      borderTopWidth,
      outlineStyle,
      outlineWidth,
      fontWeight,
      stroke,
    };
  });

/** The computed value of a system colour. */
const systemColour = (control: Locator, name: string) =>
  control.evaluate((element, colour) => {
    const probe = element.ownerDocument.createElement('i');
    probe.style.color = colour;
    element.ownerDocument.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('A11Y-08 in forced colours buttons have a border, the focus a ring, and selected states are distinguishable', async ({
  asVisitor: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  for (const name of ['Sign in', 'Show password']) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true });
    const { backgroundColor, borderTopColor, borderTopWidth } = await styleOf(button);
    if (name === 'Sign in') {
      expect(Number.parseFloat(borderTopWidth), name).toBeGreaterThanOrEqual(1);
      expect(borderTopColor, name).not.toBe(backgroundColor);
    }
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const { outlineStyle, outlineWidth } = await styleOf(button);
    expect(outlineStyle, name).toBe('solid');
    expect(Number.parseFloat(outlineWidth), name).toBeGreaterThanOrEqual(2);
  }
  const email = page.getByRole('main').getByLabel('Email');
  await email.focus();
  expect(Number.parseFloat((await styleOf(email)).outlineWidth)).toBeGreaterThanOrEqual(2);

  await page.goto('/');
  const pressed = page.locator('#stories [aria-pressed="true"]');
  const other = page.locator('#stories [aria-pressed="false"]').first();
  expect(await styleOf(pressed)).not.toEqual(await styleOf(other));
  // Otherwise light text is on a light background.
  await expect(pressed).toHaveCSS('forced-color-adjust', 'none');
});

test('A11Y-08 in forced colours scores, progress bars and the logo use system colours', async ({
  asVisitor: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/matching');
  const [track, arc] = [0, 1].map((at) =>
    page.getByRole('main').locator('svg:has(circle[pathLength])').first().locator('circle').nth(at),
  ) as [Locator, Locator];
  expect((await styleOf(arc)).stroke).toBe(await systemColour(arc, 'CanvasText'));
  expect((await styleOf(track)).stroke).toBe(await systemColour(track, 'GrayText'));
  const mark = page.getByRole('banner').locator('svg .stroke-primary').first();
  expect((await styleOf(mark)).stroke).toBe(await systemColour(mark, 'CanvasText'));
});

test('A11Y-08 in forced colours a switch shows its state, and progress bars are native', async ({
  asStudent: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/student-dashboard/settings/notifications');
  await page.waitForSelector('html[data-hydrated]');
  const toggle = page.getByRole('switch').first();
  const wasOn = await toggle.isChecked();
  const before = await toggle.screenshot();
  await toggle.setChecked(!wasOn);
  await page.getByRole('heading', { level: 1 }).click();
  expect(Buffer.compare(before, await toggle.screenshot())).not.toBe(0);
  await page.keyboard.press('Control+k');
  const option = page.getByRole('option', { selected: true });
  await expect(option).toHaveCSS('outline-style', 'solid');
  await page.goto('/student-dashboard/profile');
  const share = page.getByRole('main').locator('progress').first();
  await expect(share).toHaveCSS('appearance', 'auto');
});
