import type { AdminPostingRow } from '#contract/posting-admin.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { AdminPostingMenu } from './admin-posting-menu.tsx';
import { StateBadge } from './state-badge.tsx';

export function AdminPostingTable({
  postings,
  onView,
}: {
  postings: readonly AdminPostingRow[];
  onView: (id: string) => void;
}) {
  const t = useTexts();
  const format = useFormat();
  return (
    <TableOrCards<AdminPostingRow>
      caption={t('admin-jobs.caption')}
      rows={postings}
      rowKey={(row) => row.id}
      onOpen={(row) => onView(row.id)}
      rowActionsHeader={t('dashboard.actions')}
      rowActions={(row) => <AdminPostingMenu posting={row} onView={() => onView(row.id)} />}
      columns={[
        {
          key: 'title',
          header: t('admin-jobs.columns.title'),
          main: true,
          cell: (row) => (
            <>
              {row.title || t('admin-jobs.untitled')}
              <span className="block text-12 font-normal text-ink-muted">{row.id}</span>
            </>
          ),
        },
        {
          key: 'company',
          header: t('dashboard.company'),
          className: 'wrap-anywhere',
          cell: (row) => row.companyName,
        },
        {
          key: 'role',
          header: t('common.role'),
          className: 'wrap-anywhere md:min-w-32',
          cell: (row) => row.primaryRole ?? t('admin-jobs.none'),
        },
        {
          key: 'duration',
          isDroppedWhenNarrow: true,
          header: t('admin-jobs.columns.duration'),
          className: 'wrap-anywhere',
          cell: (row) => <Unbroken text={row.duration ?? t('admin-jobs.none')} />,
        },
        {
          key: 'status',
          header: t('dashboard.status'),
          cell: (row) => <StateBadge state={row.state} />,
        },
        {
          key: 'posted',
          header: t('dashboard.posted'),
          className: 'sm:whitespace-nowrap md:w-32',
          cell: (row) =>
            row.postedAt ? (
              <time dateTime={row.postedAt.toISOString()}>{format.date(row.postedAt)}</time>
            ) : (
              t('admin-jobs.not-posted')
            ),
        },
      ]}
    />
  );
}
