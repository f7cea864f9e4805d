import { savedInput } from '#web/features/saved-jobs/saved-input.ts';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { SavedList } from '#web/features/saved-jobs/saved-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['saved-jobs'],
  only: ['student'],
  prefetch: ({ api, load, search }) => load(api.savedJobs.listSaved.query(savedInput(search))),
  title: (t) => t('saved-jobs.list.title'),
});

export default function SavedJobs() {
  const t = useTexts();
  return (
    <Page stacked title={t('saved-jobs.list.title')} purpose={t('saved-jobs.list.purpose')}>
      <SavedJobsTabs />
      <SavedList />
    </Page>
  );
}
