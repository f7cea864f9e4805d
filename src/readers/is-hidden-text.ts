import type { PaintedPage } from './painted-page.ts';

type Run = { x: number; baseline: number; width: number; fontSize: number };

const smallest = 2;

const channelsOf = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Whether two colors are indistinguishable to the eye. */
export function areAlike(one: string, other: string): boolean {
  if (!one.startsWith('#') || !other.startsWith('#')) return false;
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return a.every((channel, at) => Math.abs(channel - (b[at] ?? 0)) < 22);
}

/**
 * Whether text is invisible: too small, off the page, not painted, painted over, or in its
 * background's color.
 */
export function isHiddenText(
  run: Run,
  page: { width: number; height: number },
  painted: PaintedPage,
): boolean {
  if (run.fontSize < smallest) return true;
  const isOutside =
    run.x + run.width < 0 ||
    run.x > page.width ||
    run.baseline < 0 ||
    run.baseline - run.fontSize > page.height;
  if (isOutside) return true;
  const text = painted.texts
    .filter((each) => Math.abs(each.y - run.baseline) < 1.2 && each.x <= run.x + 1.5)
    .sort((a, b) => b.x - a.x)[0];
  if (!text) return false;
  const middle = { x: run.x + run.width / 2, y: run.baseline - run.fontSize * 0.3 };
  const under = painted.areas.filter(
    ({ box }) =>
      box.left <= middle.x &&
      box.right >= middle.x &&
      box.top <= middle.y &&
      box.bottom >= middle.y,
  );
  if (text.isInvisible) {
    // Glyph outlines painted at the same place make the text visible, and so does a scanned page.
    const isDrawn = painted.areas.some(
      ({ box, color }) =>
        color !== null &&
        box.right > run.x &&
        box.left < run.x + run.width &&
        box.bottom > run.baseline - run.fontSize &&
        box.top < run.baseline + run.fontSize * 0.3 &&
        box.bottom - box.top < run.fontSize * 1.6,
    );
    return !isDrawn && !under.some(({ color }) => color === null);
  }
  const isCovered = painted.areas.some(
    ({ box, isSolid, at }) =>
      isSolid &&
      at > text.at &&
      box.left <= run.x &&
      box.right >= run.x + run.width &&
      box.top <= run.baseline - run.fontSize * 0.7 &&
      box.bottom >= run.baseline,
  );
  if (isCovered) return true;
  const ground = under.filter(({ at }) => at < text.at).at(-1);
  return ground?.color === null ? false : areAlike(text.color, ground?.color ?? '#ffffff');
}
