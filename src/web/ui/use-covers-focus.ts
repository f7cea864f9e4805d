import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box at the bottom edge of the screen would cover the focused element and has to move.
 */
export function useCoversFocus(box: RefObject<HTMLElement | null>): boolean {
  const [coversFocus, setCoversFocus] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      const focused = document.activeElement;
      if (focused === null || element.contains(focused)) return;
      const { left, right, height } = element.getBoundingClientRect();
      const at = focused.getBoundingClientRect();
      const isBeside = at.right <= left || at.left >= right;
      setCoversFocus(!isBeside && focused !== document.body && at.bottom > innerHeight - height);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    document.addEventListener('focusin', look);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', look);
    };
  }, [box]);
  return coversFocus;
}
