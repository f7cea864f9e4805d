import { contactInput } from '#web/features/contact/contact-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { ContactList as default } from '#web/features/contact/contact-list.tsx';

export const loader = pageLoader({
  texts: ['admin-community'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.contact.list.queryOptions({ input: contactInput(url.searchParams) })),
  title: (t) => t('dashboard.contact-messages'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
