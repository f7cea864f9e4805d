import { OwnSlots } from '#web/features/coach/own-slots.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

export const loader = pageLoader({
  texts: ['admin-community', 'coach'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.coach.listOwnSlots.queryOptions({ input: pageInput(url.searchParams) })),
  title: (t) => t('coach.own.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.moderation')} />;
}

export default function AdminCoaching() {
  const t = useTexts();
  return (
    <section className="flex flex-col gap-6">
      <PageHeader title={t('coach.own.title')} purpose={t('coach.own.purpose')} />
      <OwnSlots />
    </section>
  );
}
