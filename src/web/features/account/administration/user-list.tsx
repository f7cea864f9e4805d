import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { ListResults } from '#web/lib/list-results.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { UserFilters } from './user-filters.tsx';
import { userFilters, userInput } from './user-input.ts';
import type { UserAction } from './user-menu.tsx';
import { UserTable } from './user-table.tsx';

// Rarely used dialogs load on the first click.
const AddUser = lazy(() => import('./add-user.tsx'));
const EditUser = lazy(() => import('./edit-user.tsx'));
const ChangeRole = lazy(() => import('./change-role.tsx'));
const ResetPassword = lazy(() => import('./reset-password.tsx'));
const RemoveTwoFactor = lazy(() => import('./remove-two-factor.tsx'));
const DeleteUser = lazy(() => import('./delete-user.tsx'));

const dialogs = {
  edit: EditUser,
  role: ChangeRole,
  password: ResetPassword,
  'two-factor': RemoveTwoFactor,
  delete: DeleteUser,
} as const satisfies Record<UserAction, unknown>;
const actions = Object.keys(dialogs) as UserAction[];

export function UserList({ ownId }: { ownId: string | undefined }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.account.listUsers.query(userInput(params)));
  const { wasOpen, open, stateOf } = useOpenDialog<UserAction | 'add'>();
  const [selected, setSelected] = useState<UserRow | null>(null);
  // The current row, or its last state after it left the list.
  const user = data.items.find(({ id }) => id === selected?.id) ?? selected;
  const { type, status, order, search } = userFilters(params);
  const clear = Boolean(type || status || search) && { to: '?', text: t('dashboard.clear-all') };
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-users.title')}
        action={
          <Button variant="primary" icon={Plus} onClick={() => open('add')}>
            {t('admin-users.add')}
          </Button>
        }
      />
      <UserFilters />
      <ListResults
        texts="admin-users"
        data={data}
        clear={clear}
        pages={t('admin-users.pages')}
        newerText={t('common.previous-page')}
        olderText={t('common.next-page')}
      >
        <Card padding="none">
          <UserTable
            users={data.items}
            ownId={ownId}
            direction={order === 'oldest' ? 'ascending' : 'descending'}
            onAct={(row, action) => {
              setSelected(row);
              open(action);
            }}
          />
        </Card>
      </ListResults>
      <Suspense>
        {wasOpen.has('add') && <AddUser {...stateOf('add')} />}
        {user &&
          actions.map((action) => {
            const Action = dialogs[action];
            return (
              wasOpen.has(action) && (
                <Action key={`${action} ${user.id}`} user={user} {...stateOf(action)} />
              )
            );
          })}
      </Suspense>
    </section>
  );
}
