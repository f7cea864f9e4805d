import { testItemInput } from '#web/features/skill-test/test-item-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { TestItems as default } from '#web/features/skill-test/test-items.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-skill-test', 'skill-test'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.skillTest.listItems.queryOptions({ input: testItemInput(url.searchParams) }),
    ),
  title: (t) => t('dashboard.test-items'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
