import { useSuspenseQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { SourceState } from './source-state.tsx';

/** Requested fetches run in the background: the page polls for their result. */
const followMs = 5_000;

/** All sources of external jobs with their status, and a button to fetch now. */
export function SourceList() {
  const t = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery({
    ...api.externalJobs.list.query(),
    refetchInterval: followMs,
  });
  const { mutate, isPending, variables } = useChange({
    call: ({ id }: { id: string; name: string }) => api.externalJobs.request.call({ id }),
    changes: api.externalJobs.key(),
    done: (_, { name }) => t('admin-settings.sources.fetched', { source: name }),
    failed: ({ name }) => t('admin-settings.sources.not-fetched', { source: name }),
  });
  return (
    <Card
      padding="none"
      title={t('admin-settings.sources.title')}
      description={t('admin-settings.sources.text')}
    >
      <TableOrCards
        caption={t('dashboard.job-sources')}
        rows={data.sources.toSorted(
          (one, other) => Number(one.state === 'off') - Number(other.state === 'off'),
        )}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            header: t('dashboard.source'),
            cell: ({ name }) => name,
            main: true,
          },
          {
            key: 'state',
            header: t('admin-settings.sources.state'),
            cell: (source) => <SourceState source={source} />,
          },
          {
            key: 'postings',
            header: t('admin-settings.sources.postings'),
            cell: ({ postings }) => <span className="tabular-nums">{format.number(postings)}</span>,
          },
          {
            key: 'answered',
            header: t('admin-settings.sources.answered'),
            cell: ({ fetches }) => {
              const [last] = (fetches ?? [])
                .flatMap(({ answeredAt }) => answeredAt ?? [])
                .toSorted((one, other) => other.getTime() - one.getTime());
              return last === undefined ? (
                <span className="text-ink-muted">{t('dashboard.never')}</span>
              ) : (
                <time dateTime={last.toISOString()}>{format.dateTime(last)}</time>
              );
            },
          },
          {
            key: 'fetch',
            header: <span className="sr-only">{t('admin-settings.sources.fetch')}</span>,
            bare: true,
            align: 'end',
            cell: ({ id, name, kind, state }) =>
              // Search sources need a user's query; all that can be done is to end their pause.
              state !== 'off' &&
              (kind !== 'search' || state === 'paused') && (
                <Button
                  size="sm"
                  icon={RefreshCw}
                  busy={isPending && variables.id === id}
                  busyText={t('admin-settings.sources.fetching')}
                  aria-label={t('admin-settings.sources.fetch-named', { source: name })}
                  onClick={() => mutate({ id, name })}
                >
                  {t('admin-settings.sources.fetch')}
                </Button>
              ),
          },
        ]}
      />
    </Card>
  );
}
