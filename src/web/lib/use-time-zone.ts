import { startTransition, useEffect, useState } from 'react';
import { dateTimeFormat } from '#domain/texts/intl.ts';

/**
 * The chosen time zone, else the browser's; that is UTC on the server and until hydration, so that both render the same.
 * Every word on the page may hang on it: they follow bit by bit, and no press waits for them. In a language that is in use the browser tells it at once; its
 * own it would have to load first.
 */
export function useTimeZone(chosen: string | null): string {
  const [own, setOwn] = useState('UTC');
  useEffect(() => {
    if (chosen !== null) return undefined;
    const timer = setTimeout(() => {
      const { timeZone } = dateTimeFormat('en').resolvedOptions();
      startTransition(() => setOwn(timeZone));
    });
    return () => clearTimeout(timer);
  }, [chosen]);
  return chosen ?? own;
}
