import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListFilters } from '#web/lib/list-filters.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { warningInput } from './warning-input.ts';

/** Recent warnings and errors of the server, which a request id on an error page leads to. */
export function WarningList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const input = warningInput(params);
  const { data } = useSuspenseQuery(api.health.listWarnings.query(input));
  const isFiltered = input.requestId !== undefined;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        above={<BackLink to="/admin-dashboard/database">{t('dashboard.database')}</BackLink>}
        title={t('dashboard.logs')}
        purpose={t('admin-backup.logs.text')}
      />
      <ListFilters
        search={{
          value: input.requestId ?? '',
          label: t('admin-backup.logs.request'),
          placeholder: t('admin-backup.logs.request'),
        }}
        clear={isFiltered && { to: '?', text: t('admin-backup.logs.clear') }}
      >
        {null}
      </ListFilters>
      {data.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'admin-backup.logs.none-found' : 'admin-backup.logs.empty')}
          description={t('admin-backup.logs.empty-text')}
          action={isFiltered && <ButtonLink to="?">{t('admin-backup.logs.clear')}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <TableOrCards
            caption={t('admin-backup.logs.caption')}
            rows={data.items.map((each, index) => ({ ...each, key: String(index) }))}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'message',
                header: t('admin-backup.logs.message'),
                main: true,
                cell: ({ message, problem }) => (
                  <>
                    <span className="wrap-anywhere">{message}</span>
                    {problem !== null && (
                      <span className="block text-13 wrap-anywhere text-ink-muted">{problem}</span>
                    )}
                  </>
                ),
              },
              {
                key: 'level',
                header: t('admin-backup.logs.level'),
                cell: ({ level }) => (
                  <Badge tone={level === 'error' ? 'danger' : 'warning'}>
                    {t(`admin-backup.logs.is.${level}`)}
                  </Badge>
                ),
              },
              {
                key: 'at',
                header: t('admin-backup.logs.at'),
                cell: ({ at }) => (
                  <time dateTime={at.toISOString()} className="whitespace-nowrap">
                    {format.dateTime(at)}
                  </time>
                ),
              },
              {
                key: 'request',
                header: t('admin-backup.logs.request'),
                cell: ({ requestId }) =>
                  requestId && (
                    <code className="text-12 break-all text-ink-muted">{requestId}</code>
                  ),
              },
            ]}
          />
        </Card>
      )}
    </section>
  );
}
