import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/job-alerts.ts';
import { alertTimes } from '#domain/job-alerts/job-alert-limits.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { searchLink, searchPath } from './saved-jobs-paths.ts';
import { searchesQuery } from './searches-query.ts';
import { useQueryText } from './use-query-text.ts';

/** The student's saved searches, and the frequency of their job alerts. */
export function SavedSearches() {
  const t = useTexts();
  const { kept: saved } = useSuspenseQuery(searchesQuery()).data;
  return (
    <Card title={t('saved-jobs.searches.kept')} description={t('saved-jobs.searches.kept-text')}>
      {saved.length === 0 ? (
        <EmptyState
          level={3}
          title={t('saved-jobs.searches.none')}
          description={t('saved-jobs.searches.none-text')}
          action={<ButtonLink to={searchPath}>{t('saved-jobs.list.find')}</ButtonLink>}
        />
      ) : (
        <ul className="divide-y divide-line">
          {saved.map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SavedSearchRow({ search }: { search: SavedSearch }) {
  const t = useTexts();
  const queryText = useQueryText();
  const cache = useQueryClient();
  const { id: searchId, name, query, alert } = search;
  // Optimistic: a row added or removed later would move others under the pointer.
  const show = async (change: (saved: SavedSearch[]) => SavedSearch[]) => {
    await cache.cancelQueries(searchesQuery());
    cache.setQueryData(
      searchesQuery().queryKey,
      (lists) => lists && { ...lists, kept: change(lists.kept) },
    );
  };
  const settled = () => cache.invalidateQueries({ queryKey: api.jobAlerts.listSearches.key() });
  const failed = (error: unknown) => showFailure(t, 'saved-jobs.failed', error);
  const update = useMutation({
    // Choices in a row are saved one after the other, each over the version before it.
    scope: { id: `alert of ${searchId}` },
    mutationFn: (to: SavedSearch['alert']) => {
      const saved = cache.getQueryData(searchesQuery().queryKey)?.kept ?? [];
      const { version } = saved.find(({ id }) => id === searchId) ?? search;
      return api.jobAlerts.updateSearch.call({ searchId, name, alert: to, version });
    },
    onSuccess: () => toast({ title: t('common.saved'), tone: 'success' }),
    onError: failed,
    onSettled: settled,
  });
  const restore = useMutation({
    mutationFn: () => api.jobAlerts.createSearch.call({ name, query, alert }),
    onMutate: () => show((saved) => [search, ...saved]),
    onError: failed,
    onSettled: settled,
  });
  const remove = useMutation({
    mutationFn: () => api.jobAlerts.removeSearch.call({ searchId }),
    onMutate: () => show((saved) => saved.filter(({ id }) => id !== searchId)),
    onSuccess: () =>
      toast({
        title: t('saved-jobs.searches.removed'),
        tone: 'success',
        action: { label: t('common.undo'), onAction: () => restore.mutate() },
      }),
    onError: failed,
    onSettled: settled,
  });
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-56">
        <Link to={searchLink(query)} className="text-14 font-medium wrap-anywhere">
          {name}
        </Link>
        <p className="text-13 wrap-anywhere text-ink-muted">{queryText(query)}</p>
      </div>
      <div className="flex items-end gap-3">
        <Field label={t('saved-jobs.searches.alert')}>
          <Select
            value={update.isPending ? update.variables : alert}
            aria-label={t('saved-jobs.searches.alert-of', { name })}
            onChange={(event) => {
              const to = alertTimes.find((each) => each === event.target.value);
              if (to) update.mutate(to);
            }}
            options={optionsOf(alertTimes, (value) => t(`saved-jobs.searches.alerts.${value}`))}
          />
        </Field>
        <Button
          busy={remove.isPending}
          onClick={() => remove.mutate()}
          aria-label={t('saved-jobs.searches.remove-named', { name })}
        >
          {t('saved-jobs.searches.remove')}
        </Button>
      </div>
    </li>
  );
}
