import { savedInput } from '#web/features/saved-jobs/saved-input.ts';
import { SavedJobsTabs } from '#web/features/saved-jobs/saved-jobs-tabs.tsx';
import { SavedList } from '#web/features/saved-jobs/saved-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['saved-jobs'],
  only: ['student'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.savedJobs.listSaved.queryOptions({ input: savedInput(url.searchParams) })),
  title: (t) => t('saved-jobs.list.title'),
});

export default function SavedJobs() {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('saved-jobs.list.title')} purpose={t('saved-jobs.list.purpose')} />
      <div className="mt-6 flex flex-col gap-6">
        <SavedJobsTabs />
        <SavedList />
      </div>
    </>
  );
}
