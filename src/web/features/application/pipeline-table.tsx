import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReceivedApplication } from '#contract/application.ts';
import { api } from '#web/lib/api.ts';
import { pageLinks } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { MoveMenu } from './move-menu.tsx';
import { NoApplications } from './no-applications.tsx';
import { OverdueBadge } from './overdue-badge.tsx';
import { PipelineTools } from './pipeline-tools.tsx';
import { receivedFilters, receivedInput } from './received-input.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Selection } from './use-selection.ts';
import { workspacePath } from './workspace-path.ts';

export function PipelineTable({ selection }: { selection: Selection }) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.application.listReceived.queryOptions({ input: receivedInput(params) }),
  );
  const { items, mayDecide } = data;
  const isOldestFirst = receivedFilters(params).sort === 'oldest';
  const [newer, older] = [t('company.applications.newer'), t('company.applications.older')];
  return (
    <PipelineTools
      postings={data.postings}
      isCapped={data.postingsCapped}
      count={data.total.count}
      countCapped={data.total.capped}
      sorts
    >
      {items.length === 0 ? (
        <NoApplications mayDecide={mayDecide} />
      ) : (
        <Card padding="none">
          <TableOrCards<ReceivedApplication>
            caption={t('company.applications.caption')}
            rows={items}
            rowKey={(row) => row.id}
            rowTo={(row) => workspacePath(row.id, params)}
            rowActionsHeader={t('company.applications.actions')}
            rowActions={mayDecide ? (row) => <MoveMenu application={row} /> : undefined}
            selected={mayDecide ? (row) => selection.chosen.has(row.id) : undefined}
            selecting={
              mayDecide
                ? {
                    label: (row) => t('pipeline.select', { name: row.fullName }),
                    allLabel: t('pipeline.select-page'),
                    onToggle: (row, isOn, isRange) => selection.toggle(row, items, isRange, isOn),
                    onAll: (isOn) => selection.set(items, isOn),
                  }
                : undefined
            }
            columns={[
              {
                key: 'name',
                header: t('company.applications.name'),
                main: true,
                cell: (row) => row.fullName,
                label: (row) =>
                  t('pipeline.name-of', { name: row.fullName, title: row.postingTitle }),
              },
              {
                key: 'position',
                header: t('company.applications.position'),
                className: 'sm:min-w-32 wrap-anywhere',
                cell: (row) => row.postingTitle,
              },
              {
                key: 'applied',
                direction: isOldestFirst ? 'ascending' : 'descending',
                header: t('company.applications.applied'),
                // The date may change once the reader's time zone is known: the column keeps its
                // width.
                className: 'sm:w-36 sm:whitespace-nowrap',
                cell: (row) => (
                  <time dateTime={row.appliedAt.toISOString()}>{format.date(row.appliedAt)}</time>
                ),
              },
              {
                key: 'status',
                header: t('company.applications.state'),
                cell: (row) => (
                  <span className="flex flex-wrap gap-1.5">
                    <StatusBadge status={row.status} reader="company" />
                    {row.isOverdue && <OverdueBadge />}
                  </span>
                ),
              },
            ]}
          />
        </Card>
      )}
      <Pager
        label={t('company.applications.pages')}
        newerText={isOldestFirst ? older : newer}
        olderText={isOldestFirst ? newer : older}
        {...pageLinks(params, data)}
      />
    </PipelineTools>
  );
}
