import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { keepList } from './browser-lists.ts';
import { queryText } from './query-text.ts';
import { searchesQuery } from './searches-query.ts';
import { searchLink } from './shelf-paths.ts';

const most = 4;

/** The last searches, each a way back; nothing before the first one. */
export function RecentLine() {
  const t = useTexts();
  const { data } = useQuery(searchesQuery());
  const recent = data?.recent;
  useEffect(() => {
    if (recent) keepList('recentSearches', recent);
  }, [recent]);
  if (!recent || recent.length === 0) return null;
  return (
    <nav
      aria-label={t('shelf.searches.recent')}
      className="-mt-3 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-13"
    >
      <span className="text-ink-muted" aria-hidden="true">
        {t('shelf.searches.recent')}:
      </span>
      {recent.slice(0, most).map((query) => (
        <Link
          key={query}
          to={searchLink(query)}
          className="inline-flex touch-height max-w-80 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-primary"
        >
          {queryText(query, t)}
        </Link>
      ))}
    </nav>
  );
}
