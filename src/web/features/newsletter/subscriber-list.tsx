import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Subscriber } from '#contract/newsletter.ts';
import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { subscriberFilters, subscriberInput } from './subscriber-input.ts';

const tones = { asked: 'warning', subscribed: 'success', left: 'neutral' } as const;

export function SubscriberList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.newsletter.list.queryOptions({ input: subscriberInput(params) }),
  );
  const { state, search } = subscriberFilters(params);
  const isFiltered = Boolean(state || search);
  const { count, capped } = data.total;
  const day = (at: Date | null) =>
    at ? <time dateTime={at.toISOString()}>{format.date(at)}</time> : t('admin-community.none');
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-community.newsletter.title')}
        purpose={t('admin-community.newsletter.purpose')}
        action={
          <form method="post" action="/admin-dashboard/newsletter.csv">
            <input type="hidden" name="state" value={state ?? ''} />
            <Button type="submit" icon={Download}>
              {t('admin-community.newsletter.export')}
            </Button>
            <p className="mt-1 text-12 text-ink-subtle">
              {t('admin-community.newsletter.export-help')}
            </p>
          </form>
        }
      />
      <div className="grid gap-3 sm:grid-cols-3">
        {newsletterStates.map((each) => (
          <StatTile
            key={each}
            label={t(`admin-community.newsletter.states.${each}`)}
            value={data.counts[each]}
            to={`?state=${each}`}
          />
        ))}
      </div>
      <ListFilters
        search={{
          value: search,
          label: t('admin-community.newsletter.search-label'),
          placeholder: t('admin-community.newsletter.search'),
        }}
        clear={isFiltered && { to: '?', text: t('admin-community.clear') }}
      >
        <FilterSelect
          name="state"
          label={t('admin-community.newsletter.state')}
          value={state}
          all={t('admin-community.newsletter.all')}
          options={newsletterStates.map((value) => ({
            value,
            label: t(`admin-community.newsletter.states.${value}`),
          }))}
        />
      </ListFilters>
      <p className="text-13 text-ink-muted" role="status">
        {t(
          capped ? 'admin-community.newsletter.count-capped' : 'admin-community.newsletter.count',
          { count },
        )}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-community.newsletter.empty.title')}
          description={t(`admin-community.newsletter.empty.${isFiltered ? 'filtered' : 'text'}`)}
          action={isFiltered && <ButtonLink to="?">{t('admin-community.clear')}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<Subscriber>
            caption={t('admin-community.newsletter.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            columns={[
              {
                key: 'email',
                header: t('admin-community.newsletter.columns.email'),
                main: true,
                cell: (row) => row.email,
              },
              {
                key: 'state',
                header: t('admin-community.newsletter.columns.state'),
                bare: true,
                cell: (row) => (
                  <Badge tone={tones[row.state]}>
                    {t(`admin-community.newsletter.states.${row.state}`)}
                  </Badge>
                ),
              },
              {
                key: 'asked',
                header: t('admin-community.newsletter.columns.asked'),
                cell: (row) => day(row.createdAt),
              },
              {
                key: 'confirmed',
                header: t('admin-community.newsletter.columns.confirmed'),
                cell: (row) => day(row.confirmedAt),
              },
              {
                key: 'left',
                header: t('admin-community.newsletter.columns.left'),
                cell: (row) => day(row.leftAt),
              },
            ]}
          />
        </Card>
      )}
      <ListPager label={t('admin-community.newsletter.pages')} data={data} />
    </section>
  );
}
