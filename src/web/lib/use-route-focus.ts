import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After going to another page the focus is on its content, as it would be on a page loaded whole. */
export function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
