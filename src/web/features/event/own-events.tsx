import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnEvent } from '#contract/event.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFreshDialog } from '#web/lib/use-fresh-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { EventBadge } from './event-badge.tsx';
import { OwnEventMenu } from './own-event-menu.tsx';

const OwnEventForm = lazy(() => import('./own-event-form.tsx'));

export function OwnEvents() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.event.listOwn.query(pageInput(params)));
  const form = useFreshDialog();
  /** The event in the form; null adds one. */
  const [editedId, setEditedId] = useState<string | null>(null);
  const { count, capped } = data.total;
  const edit = (id: string | null) => {
    setEditedId(id);
    form.open();
  };
  const event = data.items.find(({ id }) => id === editedId) ?? null;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('dashboard.events')}
        purpose={t('admin-community.events.purpose')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => edit(null)}>
            {t('admin-community.events.add')}
          </Button>
        }
      />
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'admin-community.events.count-capped' : 'admin-community.events.count', {
          count,
        })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t('admin-community.events.empty.title')}
          description={t('admin-community.events.empty.text')}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<OwnEvent>
            caption={t('dashboard.events')}
            rows={data.items}
            rowKey={(row) => row.id}
            rowActionsHeader={t('dashboard.actions')}
            rowActions={(row) => <OwnEventMenu event={row} onEdit={() => edit(row.id)} />}
            columns={[
              {
                key: 'event',
                header: t('admin-community.events.columns.event'),
                main: true,
                cell: (row) => row.title,
              },
              {
                key: 'when',
                header: t('admin-community.events.columns.when'),
                cell: (row) => (
                  <time dateTime={row.startsAt.toISOString()}>{format.dateTime(row.startsAt)}</time>
                ),
              },
              {
                key: 'registered',
                header: t('admin-community.events.columns.registered'),
                align: 'end',
                cell: (row) =>
                  row.places === null
                    ? format.number(row.registered)
                    : t('admin-community.events.of', {
                        count: row.registered,
                        places: row.places,
                      }),
              },
              {
                key: 'state',
                header: t('admin-community.events.columns.state'),
                bare: true,
                cell: (row) => <EventBadge state={row.state} />,
              },
            ]}
          />
        </Card>
      )}
      <ListPager label={t('admin-community.events.pages')} data={data} />
      <Suspense>
        {form.turn > 0 && <OwnEventForm key={form.turn} event={event} {...form.state} />}
      </Suspense>
    </section>
  );
}
