import { subscriberInput } from '#web/features/newsletter/subscriber-input.ts';
import { SubscriberList } from '#web/features/newsletter/subscriber-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.newsletter.list.queryOptions({ input: subscriberInput(url.searchParams) }),
    ),
  title: (t) => t('admin-community.newsletter.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminNewsletter() {
  return <SubscriberList />;
}
