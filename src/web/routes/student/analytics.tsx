import { ActivityPage, activityInput } from '#web/features/activity/activity-page.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['activity'],
  only: ['student'],
  prefetch: ({ api, load, search }) => load(api.activity.load.query(activityInput(search))),
  title: (t) => t('activity.title'),
});

export default function Analytics() {
  const t = useTexts();
  return (
    <Page title={t('activity.title')} purpose={t('activity.purpose')}>
      <ActivityPage />
    </Page>
  );
}
