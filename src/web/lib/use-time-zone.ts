import { startTransition, useEffect, useState } from 'react';

/**
 * The chosen time zone, else the browser's; that is UTC on the server and until hydration, so that both render the same.
 * Every word on the page may hang on it: they follow bit by bit, and no press waits for them. Browsers take long to tell it the first time: that gets a moment
 * of its own, when the page listens.
 */
export function useTimeZone(chosen: string | null): string {
  const [own, setOwn] = useState('UTC');
  useEffect(() => {
    if (chosen !== null) return undefined;
    const timer = setTimeout(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      startTransition(() => setOwn(timeZone));
    });
    return () => clearTimeout(timer);
  }, [chosen]);
  return chosen ?? own;
}
