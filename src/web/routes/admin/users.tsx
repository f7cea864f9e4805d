import { userInput } from '#web/features/account/administration/user-input.ts';
import { UserList } from '#web/features/account/administration/user-list.tsx';
import { useMe } from '#web/features/account/use-me.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export const loader = pageLoader({
  texts: ['admin-users', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.account.listUsers.query(userInput(search))),
  title: (t) => t('admin-users.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.users' };

export default function AdminUsers() {
  const me = useMe();
  return (
    <Reauthenticate>
      <UserList ownId={me?.userId} />
    </Reauthenticate>
  );
}
