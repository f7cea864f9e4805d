import { startTransition, useEffect, useState } from 'react';
import { formatLocaleOf, sharedFormatLocale } from '#texts/format-locale.ts';

/**
 * The locale of dates and numbers. A page that is the same for everybody keeps one that is clear
 * everywhere, so that no text changes after loading; pages opened from there follow the reader's.
 */
export function useFormatLocale(
  language: string,
  served: string | null,
  isShared: boolean,
): string {
  const [own, setOwn] = useState(language);
  useEffect(() => {
    if (served !== null) return undefined;
    const timer = setTimeout(() => {
      const locale = formatLocaleOf(language, navigator.languages.join(','));
      startTransition(() => setOwn(locale));
    });
    return () => clearTimeout(timer);
  }, [language, served]);
  if (served !== null) return served;
  return isShared ? sharedFormatLocale(language) : own;
}
