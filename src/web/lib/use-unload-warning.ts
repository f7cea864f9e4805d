import { type RefObject, useEffect } from 'react';

/**
 * The browser asks before the tab is closed or reloaded; not while `isLeaving` says that the page
 * itself navigates.
 */
export function useUnloadWarning(isOn: boolean, isLeaving?: RefObject<boolean>): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving?.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn, isLeaving]);
}
