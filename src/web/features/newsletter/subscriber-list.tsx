import { useSuspenseQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Subscriber } from '#contract/newsletter.ts';
import { newsletterStates } from '#domain/newsletter/newsletter-csv.ts';
import { api } from '#web/lib/api.ts';
import { ListResults } from '#web/lib/list-results.tsx';
import { StateFilters } from '#web/lib/state-filters.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { subscriberFilters, subscriberInput } from './subscriber-input.ts';

const tones = { asked: 'warning', subscribed: 'success', left: 'neutral' } as const;

export function SubscriberList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.newsletter.list.query(subscriberInput(params)));
  const { state, search } = subscriberFilters(params);
  const day = (at: Date | null) =>
    at ? <time dateTime={at.toISOString()}>{format.date(at)}</time> : t('admin-community.none');
  const clear = Boolean(state || search) && { to: '?', text: t('dashboard.clear-all') };
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-community.newsletter.title')}
        purpose={t('admin-community.newsletter.purpose')}
        action={
          <form method="post" action="/admin-dashboard/newsletter.csv">
            <input type="hidden" name="state" value={state ?? ''} />
            <Button type="submit" icon={Download}>
              {t('dashboard.export-csv')}
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
      <StateFilters
        texts="admin-community.newsletter"
        search={search}
        state={state}
        states={newsletterStates}
        labelOf={(each) => t(`admin-community.newsletter.states.${each}`)}
        all={t('dashboard.all-statuses')}
        clear={clear}
      />
      <ListResults
        texts="admin-community.newsletter"
        data={data}
        clear={clear}
        pages={t('admin-community.newsletter.pages')}
      >
        <Card padding="none">
          <TableOrCards<Subscriber>
            caption={t('admin-community.newsletter.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            columns={[
              {
                key: 'email',
                header: t('common.email'),
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
      </ListResults>
    </section>
  );
}
