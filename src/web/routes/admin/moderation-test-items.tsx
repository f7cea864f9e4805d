import { testItemInput } from '#web/features/skill-test/test-item-input.ts';
import { TestItems } from '#web/features/skill-test/test-items.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-skill-test', 'skill-test'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.skillTest.listItems.queryOptions({ input: testItemInput(url.searchParams) }),
    ),
  title: (t) => t('admin-skill-test.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminTestItems() {
  return <TestItems />;
}
