import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListResults } from '#web/lib/list-results.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { CompanyUserTable } from './company-user-table.tsx';
import { companyUserFilters, companyUserInput } from './user-input.ts';

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
  const { data } = useSuspenseQuery(api.account.listCompanyUsers.query(companyUserInput(params)));
  const { dialog, wasOpen, open, close, stateOf } = useOpenDialog<
    'add' | 'password' | 'two-factor' | 'delete'
  >();
  const [selected, setSelected] = useState<UserRow | null>(null);
  const user = data.items.find(({ id }) => id === selected?.id) ?? selected;
  const { status, search } = companyUserFilters(params);
  const { counts } = data;
  const tiles = [
    ['total', counts.total, '?'],
    ['active', counts.active, '?status=active'],
    ['inactive', counts.inactive, '?status=inactive'],
    ['new', counts.newThisMonth, undefined],
  ] as const;
  const clear = Boolean(status || search) && { to: '?', text: t('dashboard.clear-all') };
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-company-users.title')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open('add')}>
            {t('dashboard.add-company')}
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
      <ListFilters
        search={{
          value: search,
          label: t('dashboard.search-companies'),
          placeholder: t('admin-company-users.search'),
        }}
        clear={clear}
      >
        <FilterSelect
          name="status"
          label={t('dashboard.status')}
          value={status}
          all={t('dashboard.all-companies')}
          options={[
            { value: 'active', label: t('dashboard.active') },
            { value: 'inactive', label: t('dashboard.inactive') },
          ]}
        />
      </ListFilters>
      <ListResults
        texts="admin-company-users"
        data={data}
        clear={clear}
        pages={t('admin-company-users.pages')}
      >
        <Card padding="none">
          <CompanyUserTable
            users={data.items}
            onAct={(row, action) => {
              setSelected(row);
              open(action);
            }}
          />
        </Card>
      </ListResults>
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
            {...stateOf('password')}
          />
        )}
        {user && wasOpen.has('two-factor') && (
          <RemoveTwoFactor key={`two-factor ${user.id}`} user={user} {...stateOf('two-factor')} />
        )}
        {user && wasOpen.has('delete') && (
          <DeleteCompany key={`delete ${user.id}`} user={user} {...stateOf('delete')} />
        )}
      </Suspense>
    </section>
  );
}
