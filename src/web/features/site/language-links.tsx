import { useLocation } from 'react-router';
import { languageName, languageParameter } from '#texts/language-choice.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';

/**
 * Links to this page in the other languages. They reload the page, because all its texts change.
 */
export function LanguageLinks({ locales }: { locales: readonly string[] }) {
  const t = useTexts();
  const { language } = useLocale();
  const { search } = useLocation();
  if (locales.length < 2) return null;
  return (
    <nav aria-label={t('site.footer.languages')}>
      <ul className="flex flex-wrap gap-x-4">
        {locales.map((each) => (
          <li key={each}>
            <a
              href={addressIn(each, search)}
              hrefLang={each}
              lang={each}
              aria-current={each === language ? 'true' : undefined}
              className="inline-flex min-h-8 touch-height items-center text-ink-muted no-underline hover:text-ink aria-current:font-semibold aria-current:text-ink"
            >
              {languageName(each)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function addressIn(locale: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(languageParameter, locale);
  return `?${query.toString()}`;
}
