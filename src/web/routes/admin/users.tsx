import { userInput } from '#web/features/account/administration/user-input.ts';
import { UserList } from '#web/features/account/administration/user-list.tsx';
import { useMe } from '#web/features/account/use-me.ts';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-users', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.account.listUsers.queryOptions({ input: userInput(url.searchParams) })),
  title: (t) => t('admin-users.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.users')} />;
}

export default function AdminUsers() {
  const me = useMe();
  return (
    <Reauthenticate>
      <UserList ownId={me?.userId} />
    </Reauthenticate>
  );
}
