import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReceivedApplication } from '#contract/application.ts';
import { api } from '#web/lib/api.ts';
import { pageLinks } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { MoveMenu } from './move-menu.tsx';
import { ReceivedApplicationDrawer } from './received-application-drawer.tsx';
import { ReceivedFilters } from './received-filters.tsx';
import { receivedFilters, receivedInput } from './received-input.ts';
import { StatusBadge } from './status-badge.tsx';

/** The applications a company received: filter, read, move. */
export function ReceivedApplications() {
  const t = useTexts();
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const [shownId, setShownId] = useState<string | null>(null);
  const { data } = useSuspenseQuery(
    api.application.listReceived.queryOptions({ input: receivedInput(params) }),
  );
  const { status, postingId, search } = receivedFilters(params);
  const isFiltered = Boolean(status || postingId || search);
  const { count, capped } = data.total;
  const openId = params.get('application');
  const open = data.items.find((item) => item.id === openId) ?? null;
  if (open !== null && open.id !== shownId) setShownId(open.id);
  const isElsewhere = openId !== null && open === null && openId !== shownId;
  const show = (id: string | null) =>
    setParams(
      (now) => {
        now.delete('application');
        if (id !== null) now.set('application', id);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  if (data.items.length === 0 && !isFiltered) {
    return (
      <EmptyState
        title={t('company.empty.title')}
        description={t('company.empty.text')}
        action={<ButtonLink to="/careers">{t('company.empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ReceivedFilters postings={data.postings} isCapped={data.postingsCapped} />
      {isElsewhere && <Callout live>{t('company.applications.elsewhere')}</Callout>}
      <p className="text-13 text-ink-muted" role="status">
        {capped
          ? t('company.applications.count-capped', { count })
          : t('company.applications.count', { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t('company.empty-filtered.title')}
          description={t('company.empty-filtered.text')}
          action={<ButtonLink to="?">{t('company.empty-filtered.action')}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<ReceivedApplication>
            caption={t('company.applications.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            onOpen={(row) => show(row.id)}
            rowActionsHeader={t('company.applications.actions')}
            rowActions={(row) => <MoveMenu application={row} />}
            columns={[
              {
                key: 'name',
                header: t('company.applications.name'),
                main: true,
                cell: (row) => row.fullName,
              },
              {
                key: 'position',
                header: t('company.applications.position'),
                className: 'sm:min-w-32 wrap-anywhere',
                cell: (row) => row.postingTitle,
              },
              {
                key: 'applied',
                header: t('company.applications.applied'),
                // The reader's time zone may change a day after the page is there: the column keeps its width.
                className: 'sm:w-36 sm:whitespace-nowrap',
                cell: (row) => (
                  <time dateTime={row.appliedAt.toISOString()}>{format.date(row.appliedAt)}</time>
                ),
              },
              {
                key: 'status',
                header: t('company.applications.state'),
                cell: (row) => <StatusBadge status={row.status} reader="company" />,
              },
            ]}
          />
        </Card>
      )}
      <Pager
        label={t('company.applications.pages')}
        newerText={t('company.applications.newer')}
        olderText={t('company.applications.older')}
        {...pageLinks(params, data)}
      />
      <ReceivedApplicationDrawer application={open} onClose={() => show(null)} />
    </div>
  );
}
