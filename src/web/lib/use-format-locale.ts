import { startTransition, useEffect, useState } from 'react';
import { formatLocaleOf } from '#texts/format-locale.ts';

/**
 * The locale of dates and numbers. Pages that are the same for everyone don't know it until the
 * browser has rendered them once; like the time zone, it then changes without blocking input.
 */
export function useFormatLocale(language: string, served: string | null): string {
  const [own, setOwn] = useState(language);
  useEffect(() => {
    if (served !== null) return undefined;
    const timer = setTimeout(() => {
      const locale = formatLocaleOf(language, navigator.languages.join(','));
      startTransition(() => setOwn(locale));
    });
    return () => clearTimeout(timer);
  }, [language, served]);
  return served ?? own;
}
