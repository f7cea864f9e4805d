import { expect, type Locator, type Page } from '@playwright/test';

/** Drags a card of the board to a column or a stage, and drops it there unless asked not to. */
export async function dragCard(page: Page, card: Locator, to: Locator, drop = true): Promise<void> {
  for (const end of [card, to]) await expect(end).toBeVisible();
  const [from, target] = [await card.boundingBox(), await to.boundingBox()];
  if (!from || !target) throw new Error('Both are on the screen.');
  await page.mouse.move(from.x + 60, from.y + from.height - 14);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + from.height, { steps: 4 });
  const [x, y] = [Math.min(80, target.width / 2), Math.min(90, target.height / 2)];
  await page.mouse.move(target.x + x, target.y + y, { steps: 8 });
  if (drop) await page.mouse.up();
}
