import type { KeyboardEvent } from 'react';

/**
 * The index of the tab that an arrow key, Home or End leads to from the one at `at`; undefined for
 * other keys. The arrows follow the writing direction and wrap around.
 */
export function tabAfterKey(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  at: number,
  count: number,
): number | undefined {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return (at + 1) % count;
  if (key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return (at - 1 + count) % count;
  return undefined;
}
