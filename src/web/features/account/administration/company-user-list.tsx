import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { CompanyUserFilters } from './company-user-filters.tsx';
import { CompanyUserTable } from './company-user-table.tsx';
import { companyUserInput, userFilters } from './user-input.ts';

const ResetPassword = lazy(() => import('./reset-password.tsx'));
const RemoveTwoFactor = lazy(() => import('./remove-two-factor.tsx'));
const DeleteCompany = lazy(() => import('./delete-company.tsx'));

/** Company logins. The page provides the dialog that adds a company. */
export function CompanyUserList({
  addDialog,
}: {
  addDialog: (open: boolean, onClose: () => void) => ReactNode;
}) {
  const t = useTexts();
  const cache = useQueryClient();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.account.listCompanyUsers.queryOptions({ input: companyUserInput(params) }),
  );
  const { dialog, wasOpen, open, close } = useOpenDialog<
    'add' | 'password' | 'two-factor' | 'delete'
  >();
  const [chosen, setChosen] = useState<UserRow | null>(null);
  const user = data.items.find(({ id }) => id === chosen?.id) ?? chosen;
  const { status, search } = userFilters(params);
  const { counts, total } = data;
  const tiles = [
    ['total', counts.total, '?'],
    ['active', counts.active, '?status=active'],
    ['inactive', counts.inactive, '?status=inactive'],
    ['new', counts.newThisMonth, undefined],
  ] as const;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-company-users.title')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open('add')}>
            {t('admin-company-users.add')}
          </Button>
        }
      />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(([name, value, to]) => (
          <StatTile
            key={name}
            label={t(`admin-company-users.stats.${name}`)}
            value={value}
            to={to}
          />
        ))}
      </div>
      <CompanyUserFilters />
      <p className="text-13 text-ink-muted" role="status">
        {t(total.capped ? 'admin-company-users.count-capped' : 'admin-company-users.count', {
          count: total.count,
        })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-company-users.empty.title')}
          description={t(
            status || search
              ? 'admin-company-users.empty.filtered'
              : 'admin-company-users.empty.text',
          )}
          action={
            (status || search) && <ButtonLink to="?">{t('admin-company-users.clear')}</ButtonLink>
          }
        />
      ) : (
        <Card padding="none">
          <CompanyUserTable
            users={data.items}
            onAct={(row, action) => {
              setChosen(row);
              open(action);
            }}
          />
        </Card>
      )}
      <ListPager label={t('admin-company-users.pages')} data={data} />
      <Suspense>
        {wasOpen.has('add') &&
          addDialog(dialog === 'add', () => {
            close('add');
            void cache.invalidateQueries({ queryKey: api.account.key() });
          })}
        {user && wasOpen.has('password') && (
          <ResetPassword
            key={`password ${user.id}`}
            user={user}
            isCompany
            open={dialog === 'password'}
            onClose={() => close('password')}
          />
        )}
        {user && wasOpen.has('two-factor') && (
          <RemoveTwoFactor
            key={`two-factor ${user.id}`}
            user={user}
            open={dialog === 'two-factor'}
            onClose={() => close('two-factor')}
          />
        )}
        {user && wasOpen.has('delete') && (
          <DeleteCompany
            key={`delete ${user.id}`}
            user={user}
            open={dialog === 'delete'}
            onClose={() => close('delete')}
          />
        )}
      </Suspense>
    </section>
  );
}
