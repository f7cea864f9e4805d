import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { AdminRow } from '#contract/account-admins.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { AdminMenu } from './admin-menu.tsx';

const RemoveTwoFactor = lazy(() => import('./remove-two-factor.tsx'));
const AddAdmin = lazy(() => import('./add-admin.tsx'));

type SelectedAdmin = { id: string; email: string; version: number };

const selectedAdminOf = ({ email, user }: AdminRow): SelectedAdmin | null =>
  user && { id: user.id, email, version: user.version };

export function AdminList({ ownId }: { ownId: string | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery(api.account.listAdmins.query());
  const { wasOpen, open, stateOf } = useOpenDialog<'add' | 'two-factor'>();
  const [selected, setSelected] = useState<SelectedAdmin | null>(null);
  const user =
    data.items.map(selectedAdminOf).find((each) => each?.id === selected?.id) ?? selected;
  function choose(row: AdminRow) {
    const found = selectedAdminOf(row);
    if (!row.user?.hasTwoFactor || found === null || found.id === ownId) return;
    return () => {
      setSelected(found);
      open('two-factor');
    };
  }
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('shell.admin.admins')}
        purpose={t('admin-users.admins.text')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open('add')}>
            {t('admin-users.admins.add')}
          </Button>
        }
      />
      <Card padding="none">
        <TableOrCards<AdminRow>
          caption={t('admin-users.admins.caption')}
          rows={data.items}
          rowKey={(row) => row.id}
          rowActionsHeader={t('dashboard.actions')}
          rowActions={(row) => <AdminMenu admin={row} onTwoFactor={choose(row)} />}
          columns={[
            {
              key: 'email',
              header: t('common.email'),
              main: true,
              cell: (row) => (
                <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
                  {row.email}
                  {row.user?.id === ownId && <Badge>{t('admin-users.admins.you')}</Badge>}
                </span>
              ),
            },
            {
              key: 'account',
              header: t('admin-users.admins.account'),
              className: 'wrap-anywhere',
              cell: (row) => row.user?.name || t('admin-users.admins.no-account'),
            },
            {
              key: 'status',
              header: t('dashboard.status'),
              bare: true,
              cell: (row) => <AdminStatus admin={row} />,
            },
            {
              key: 'since',
              header: t('admin-users.admins.since'),
              className: 'sm:whitespace-nowrap md:w-32',
              cell: (row) => (
                <time dateTime={row.createdAt.toISOString()}>{format.date(row.createdAt)}</time>
              ),
            },
          ]}
        />
      </Card>
      <Suspense>
        {wasOpen.has('add') && <AddAdmin {...stateOf('add')} />}
        {user && wasOpen.has('two-factor') && (
          <RemoveTwoFactor key={user.id} user={user} {...stateOf('two-factor')} />
        )}
      </Suspense>
    </section>
  );
}

function AdminStatus({ admin: { isActive, user } }: { admin: AdminRow }) {
  const t = useTexts();
  if (!isActive) return <Badge>{t('dashboard.inactive')}</Badge>;
  if (user === null) return <Badge tone="warning">{t('admin-users.admins.waiting')}</Badge>;
  if (!user.isEmailConfirmed)
    return <Badge tone="warning">{t('admin-users.admins.unconfirmed')}</Badge>;
  if (!user.isActive) return <Badge tone="warning">{t('admin-users.admins.switched-off')}</Badge>;
  return <Badge tone="success">{t('dashboard.active')}</Badge>;
}
