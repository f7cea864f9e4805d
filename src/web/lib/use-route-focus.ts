import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves focus to the page's content after client-side navigation, as a full page load would. A link
 * whose state says `keepsFocus` keeps it, so that it can be pressed again.
 */
export function useRouteFocus(): void {
  const { pathname, hash, state } = useLocation();
  const keepsFocus = (state as { keepsFocus?: boolean } | null)?.keepsFocus === true;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '' && !keepsFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, keepsFocus]);
}
