import { contactInput } from '#web/features/contact/contact-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { ContactList as default } from '#web/features/contact/contact-list.tsx';

export const loader = pageLoader({
  texts: ['admin-community'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.contact.list.query(contactInput(search))),
  title: (t) => t('dashboard.contact-messages'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };
