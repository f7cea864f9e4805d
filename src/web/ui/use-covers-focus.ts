import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a box at the bottom edge of the screen would cover what the reader works with and has to
 * move: the focused element, or a page's next action, marked with `data-keep-clear`.
 */
export function useCoversFocus(box: RefObject<HTMLElement | null>): boolean {
  const [coversFocus, setCoversFocus] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const look = () => {
      const { left, right, height } = element.getBoundingClientRect();
      const covers = (other: Element) => {
        const at = other.getBoundingClientRect();
        const isBeside = at.right <= left || at.left >= right;
        return !isBeside && at.bottom > innerHeight - height && at.top < innerHeight;
      };
      const focused = document.activeElement;
      // Inside the box it stays where it is.
      if (focused === null || element.contains(focused)) return;
      // What is behind a dialog is not worked with.
      const shown = document.querySelector('dialog:modal') ?? document;
      setCoversFocus(
        (focused !== document.body && covers(focused)) ||
          [...shown.querySelectorAll('[data-keep-clear]')].some(covers),
      );
    };
    // Without a message there is nothing to measure while the page scrolls.
    const onScroll = () => void (element.querySelector('li') !== null && look());
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    // The page below may become longer or shorter.
    sizes.observe(document.body);
    document.addEventListener('focusin', look);
    document.addEventListener('scroll', onScroll, { passive: true, capture: true });
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', look);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [box]);
  return coversFocus;
}
