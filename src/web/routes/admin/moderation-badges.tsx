import { IssuedBadges } from '#web/features/credential/issued-badges.tsx';
import { issuedInput } from '#web/features/credential/issued-input.ts';
import { pageLoader } from '#web/lib/page.ts';
import { Reauthenticate } from '#web/lib/reauthenticate.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-credential', 'security', 'auth'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.credential.list.queryOptions({ input: issuedInput(url.searchParams) })),
  title: (t) => t('admin-credential.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminBadges() {
  return (
    <Reauthenticate>
      <IssuedBadges />
    </Reauthenticate>
  );
}
