import { adminPostingInput } from '#web/features/posting/admin-posting-input.ts';
import { AdminPostingList } from '#web/features/posting/admin-posting-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-jobs', 'plan', 'apply', 'careers', 'conditions'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.posting.listAsAdmin.queryOptions({ input: adminPostingInput(url.searchParams) }),
    ),
  title: (t) => t('admin-jobs.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.jobs')} />;
}

export default function AdminJobs() {
  return <AdminPostingList />;
}
