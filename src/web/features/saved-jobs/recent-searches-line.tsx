import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { cacheList } from './browser-lists.ts';
import { searchLink } from './saved-jobs-paths.ts';
import { searchesQuery } from './searches-query.ts';
import { useQueryText } from './use-query-text.ts';

const maxSearches = 4;

/**
 * The recent searches at the time of the current search, each a link; hidden until there is one.
 */
export function RecentSearchesLine({ query }: { query: URLSearchParams }) {
  const t = useTexts();
  const queryText = useQueryText();
  const { data } = useQuery(searchesQuery());
  const recent = data?.recent;
  // A search recorded while its results are read appears with the next search: the page must not
  // shift.
  const words = `${query.get('q')}\n${query.get('location')}`;
  const [shown, setShown] = useState({ words, recent });
  if (shown.words !== words || (recent && !shown.recent)) setShown({ words, recent });
  useEffect(() => {
    if (recent) cacheList('recentSearches', recent);
  }, [recent]);
  // Searches cleared in the meantime disappear.
  const last =
    shown.recent?.filter((search) => recent?.includes(search)).slice(0, maxSearches) ?? [];
  if (last.length === 0) return null;
  return (
    <nav
      aria-label={t('saved-jobs.searches.recent')}
      className="-mt-3 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-13"
    >
      <span className="text-ink-muted" aria-hidden="true">
        {t('common.label', { label: t('saved-jobs.searches.recent') })}
      </span>
      {last.map((search) => (
        <Link
          key={search}
          to={searchLink(search)}
          className="inline-flex touch-height max-w-80 items-center wrap-anywhere underline decoration-line-strong underline-offset-4 hover:text-primary"
        >
          {queryText(search)}
        </Link>
      ))}
    </nav>
  );
}
