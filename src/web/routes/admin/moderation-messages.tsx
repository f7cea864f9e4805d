import { contactInput } from '#web/features/contact/contact-input.ts';
import { ContactList } from '#web/features/contact/contact-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.contact.list.queryOptions({ input: contactInput(url.searchParams) })),
  title: (t) => t('admin-community.messages.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminMessages() {
  return <ContactList />;
}
