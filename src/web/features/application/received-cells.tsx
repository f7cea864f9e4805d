import type { ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/application.ts';
import type { ReceivedColumn } from '#domain/application/received-columns.ts';
import { nextSort, orderOf, type ReceivedSort } from '#domain/application/received-sort.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { OverdueBadge } from './overdue-badge.tsx';
import { receivedFilters } from './received-input.ts';
import { StageBadge, StatusBadge } from './status-badge.tsx';

const sortOfColumn = {
  position: null,
  status: 'status',
  applied: 'applied',
  match: 'match',
  rating: 'rating',
  stage: 'stage',
  unread: 'unread',
  owner: 'owner',
} as const satisfies Record<ReceivedColumn, string | null>;

// Fixed widths: the table stays still from page to page.
const widths: Record<ReceivedColumn, string> = {
  position: 'sm:w-40 wrap-anywhere',
  applied: 'sm:w-28 sm:whitespace-nowrap',
  status: 'sm:w-40',
  match: 'sm:w-20',
  rating: 'sm:w-20',
  stage: 'sm:w-32 sm:whitespace-nowrap',
  unread: 'sm:w-20',
  owner: 'sm:w-28 wrap-anywhere',
};

/** The columns of the applications table that are shown, each with its cell and its order. */
export function useReceivedColumns(
  shown: readonly ReceivedColumn[],
  params: URLSearchParams,
): Column<ReceivedApplication>[] {
  const t = useTexts();
  const format = useFormat();
  const sort: ReceivedSort = receivedFilters(params).sort ?? 'newest';
  const order = orderOf(sort);
  const cells: Record<ReceivedColumn, (row: ReceivedApplication) => ReactNode> = {
    position: (row) => row.postingTitle,
    applied: (row) => (
      <time dateTime={row.appliedAt.toISOString()}>{format.date(row.appliedAt)}</time>
    ),
    status: (row) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusBadge status={row.status} reader="company" />
        {row.stage && <StageBadge stage={row.stage} />}
        {row.isOverdue && <OverdueBadge />}
      </span>
    ),
    match: (row) => (row.match === null ? t('pipeline.columns.none') : format.number(row.match)),
    rating: (row) =>
      row.rating === null
        ? t('pipeline.columns.none')
        : format.number(Math.round(row.rating * 10) / 10),
    stage: (row) => t('pipeline.columns.days', { count: row.stageDays }),
    unread: (row) => (row.unread === 0 ? t('pipeline.columns.none') : format.number(row.unread)),
    owner: (row) => row.owner?.name ?? t('pipeline.columns.none'),
  };
  return shown.map((column) => {
    const by = sortOfColumn[column];
    const isNumber = ['match', 'rating', 'unread'].includes(column);
    return {
      key: column,
      header: t(`pipeline.columns.${column}`),
      cell: cells[column],
      className: widths[column],
      ...(isNumber && { align: 'end' as const }),
      ...(by !== null && {
        sort: {
          direction:
            order.by !== by
              ? ('none' as const)
              : order.isAscending
                ? ('ascending' as const)
                : ('descending' as const),
          to: filterLink(params, { sort: nextSort(by, sort) }),
        },
      }),
    };
  });
}
