import { ActivityPage, activityInput } from '#web/features/activity/activity-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['activity'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.activity.load.queryOptions({ input: activityInput(url.searchParams) })),
  title: (t) => t('activity.title'),
});

export default function Analytics() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('activity.title')} purpose={t('activity.purpose')} />
      <div className="mt-6">
        <ActivityPage />
      </div>
    </>
  );
}
