import { subscriberInput } from '#web/features/newsletter/subscriber-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { SubscriberList as default } from '#web/features/newsletter/subscriber-list.tsx';

export const loader = pageLoader({
  texts: ['admin-community'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.newsletter.list.query(subscriberInput(search))),
  title: (t) => t('admin-community.newsletter.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
