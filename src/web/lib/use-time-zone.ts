import { startTransition, useEffect, useState } from 'react';

/**
 * The chosen time zone, else the browser's; that is UTC on the server and until hydration, so that both render the same.
 * Every word on the page may hang on it: they follow bit by bit, and no press waits for them.
 */
export function useTimeZone(chosen: string | null): string {
  const [own, setOwn] = useState('UTC');
  useEffect(() => {
    startTransition(() => setOwn(Intl.DateTimeFormat().resolvedOptions().timeZone));
  }, []);
  return chosen ?? own;
}
