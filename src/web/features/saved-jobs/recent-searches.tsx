import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { cacheList } from './browser-lists.ts';
import { searchLink } from './saved-jobs-paths.ts';
import { searchesQuery } from './searches-query.ts';
import { useQueryText } from './use-query-text.ts';

/** Recent searches, each a link; they can be cleared one by one or all together. */
export function RecentSearches() {
  const t = useTexts();
  const queryText = useQueryText();
  const cache = useQueryClient();
  const { recent } = useSuspenseQuery(searchesQuery()).data;
  useEffect(() => cacheList('recentSearches', recent), [recent]);
  const { mutate, isPending } = useMutation({
    mutationFn: (query?: string) =>
      api.jobAlerts.removeRecentSearches.call(query === undefined ? {} : { query }),
    // Optimistic: a row removed later would move the next one under the pointer.
    onMutate: async (query) => {
      await cache.cancelQueries(searchesQuery());
      cache.setQueryData(
        searchesQuery().queryKey,
        (lists) =>
          lists && {
            ...lists,
            recent: lists.recent.filter((each) => query !== undefined && each !== query),
          },
      );
    },
    onError: (error) => showFailure(t, 'saved-jobs.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.jobAlerts.listSearches.key() }),
  });
  return (
    <Card
      title={t('saved-jobs.searches.recent')}
      description={t('saved-jobs.searches.recent-text')}
      action={
        recent.length > 0 && (
          <Button size="sm" busy={isPending} onClick={() => mutate(undefined)}>
            {t('saved-jobs.searches.clear')}
          </Button>
        )
      }
    >
      {recent.length === 0 ? (
        <p className="text-14 text-ink-muted">{t('saved-jobs.searches.no-recent')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {recent.map((query) => (
            <li key={query} className="flex items-center justify-between gap-3 py-1.5">
              <Link
                to={searchLink(query)}
                className="inline-flex touch-height min-w-0 grow items-center text-14 wrap-anywhere hover:text-primary"
              >
                {queryText(query)}
              </Link>
              <IconButton
                icon={X}
                size="sm"
                label={t('saved-jobs.searches.forget', { query: queryText(query) })}
                onClick={() => mutate(query)}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
