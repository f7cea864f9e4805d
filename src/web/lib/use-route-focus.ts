import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves focus to the page's content after client-side navigation, as a full page load would. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
