import { testItemInput } from '#web/features/skill-test/test-item-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { TestItems as default } from '#web/features/skill-test/test-items.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-skill-test', 'skill-test'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.skillTest.listItems.query(testItemInput(search))),
  title: (t) => t('dashboard.test-items'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
