import { useEffect } from 'react';

const soonMs = 150;

/** Loads parts of a page that it does not need to stand, as soon as it stands; while offline it waits. */
export function useLaterParts(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    const load = () => {
      if (!navigator.onLine) return;
      for (const each of loads) each().catch(() => undefined);
    };
    const timer = setTimeout(load, soonMs);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [loads]);
}
