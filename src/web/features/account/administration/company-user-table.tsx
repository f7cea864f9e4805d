import type { UserRow } from '#contract/account-users.ts';
import { printedName } from '#domain/account/printed-name.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { CompanyUserMenu } from './company-user-menu.tsx';

const small = 'block text-13 font-normal wrap-anywhere text-ink-muted';

export function CompanyUserTable({
  users,
  onAct,
}: {
  users: readonly UserRow[];
  onAct: (user: UserRow, action: 'password' | 'two-factor' | 'delete') => void;
}) {
  const t = useTexts();
  const format = useFormat();
  return (
    <TableOrCards<UserRow>
      caption={t('admin-company-users.caption')}
      rows={users}
      rowKey={(row) => row.id}
      rowActionsHeader={t('dashboard.actions')}
      rowActions={(row) => <CompanyUserMenu user={row} onAct={(action) => onAct(row, action)} />}
      columns={[
        {
          key: 'company',
          header: t('dashboard.company-name'),
          main: true,
          cell: (row) => (
            <>
              {row.company?.name || row.firstName || t('admin-company-users.no-company')}
              <span className={small}>{row.email}</span>
            </>
          ),
        },
        {
          key: 'contact',
          header: t('common.contact'),
          className: 'max-sm:basis-full',
          cell: (row) => (
            <span className="min-w-0">
              <span className="block wrap-anywhere text-ink">{printedName(row)}</span>
              <span className={small}>{row.phone || t('dashboard.no-phone')}</span>
            </span>
          ),
        },
        {
          key: 'location',
          header: t('dashboard.location'),
          className: 'wrap-anywhere',
          cell: (row) => row.location || t('dashboard.not-specified'),
        },
        {
          key: 'status',
          header: t('dashboard.status'),
          bare: true,
          cell: (row) => (
            <Badge tone={row.isActive ? 'success' : 'neutral'}>
              {t(row.isActive ? 'dashboard.active' : 'dashboard.inactive')}
            </Badge>
          ),
        },
        {
          key: 'created',
          header: t('admin-company-users.columns.created'),
          className: 'sm:whitespace-nowrap md:w-32',
          cell: (row) => (
            <time dateTime={row.createdAt.toISOString()}>{format.date(row.createdAt)}</time>
          ),
        },
      ]}
    />
  );
}
