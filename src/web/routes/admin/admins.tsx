import { AdminList } from '#web/features/account/administration/admin-list.tsx';
import { useMe } from '#web/features/account/use-me.ts';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';

export const loader = pageLoader({
  texts: ['admin-users', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, load }) => load(api.account.listAdmins.query()),
  title: (t) => t('shell.admin.admins'),
});

export default function Admins() {
  const me = useMe();
  return (
    <Reauthenticate>
      <AdminList ownId={me?.userId} />
    </Reauthenticate>
  );
}
