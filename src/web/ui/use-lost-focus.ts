import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a control is no longer there and took the focus with it, moves the focus to this element, or
 * else to the page's content.
 */
export function useLostFocus(isThere: boolean, to?: RefObject<HTMLElement | null>): void {
  const was = useRef(isThere);
  useEffect(() => {
    const isGone = was.current && !isThere;
    was.current = isThere;
    if (isGone && document.activeElement === document.body)
      (to?.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [isThere, to]);
}
