import type { UserRow } from '#contract/account-users.ts';
import { printedName } from '#domain/account/printed-name.ts';
import type { UserType } from '#domain/account/user-type.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { type UserAction, UserMenu } from './user-menu.tsx';

const tones: Record<UserType, Tone> = { admin: 'danger', company: 'info', student: 'success' };

function TypeBadge({ type }: { type: UserType }) {
  const t = useTexts();
  return <Badge tone={tones[type]}>{t(`admin-users.badge.${type}`)}</Badge>;
}

const small = 'block text-13 font-normal wrap-anywhere text-ink-muted';

export function UserTable({
  users,
  ownId,
  direction,
  onAct,
}: {
  users: readonly UserRow[];
  ownId: string | undefined;
  direction: 'ascending' | 'descending';
  onAct: (user: UserRow, action: UserAction) => void;
}) {
  const t = useTexts();
  const format = useFormat();
  return (
    <TableOrCards<UserRow>
      caption={t('dashboard.users')}
      rows={users}
      rowKey={(row) => row.id}
      onOpen={(row) => onAct(row, 'edit')}
      rowActionsHeader={t('dashboard.actions')}
      rowActions={(row) => (
        <UserMenu user={row} ownId={ownId} onAct={(action) => onAct(row, action)} />
      )}
      columns={[
        {
          key: 'name',
          header: t('admin-users.columns.name'),
          main: true,
          cell: (row) => (
            <>
              {printedName(row) || t('admin-users.no-name')}
              <span className={small}>{row.email}</span>
            </>
          ),
        },
        {
          key: 'type',
          header: t('admin-users.type'),
          bare: true,
          cell: (row) => (
            <span className="flex flex-wrap items-center gap-1.5">
              <TypeBadge type={row.userType} />
              {!row.isActive && <Badge>{t('dashboard.inactive')}</Badge>}
              {!row.isEmailConfirmed && (
                <Badge tone="warning">{t('admin-users.unconfirmed')}</Badge>
              )}
              {row.company && (
                <span className="basis-full text-13 wrap-anywhere">
                  {t('admin-users.at-company', {
                    role: t(`admin-users.member-role.${row.company.role}`),
                    company: row.company.name,
                  })}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'created',
          header: t('admin-users.columns.created'),
          direction,
          className: 'sm:whitespace-nowrap md:w-32',
          cell: (row) => (
            <time dateTime={row.createdAt.toISOString()}>{format.date(row.createdAt)}</time>
          ),
        },
        {
          key: 'location',
          header: t('dashboard.location'),
          className: 'wrap-anywhere',
          cell: (row) => row.location || t('dashboard.not-specified'),
        },
      ]}
    />
  );
}
