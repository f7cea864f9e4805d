import { lazy, Suspense } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import {
  boardInput,
  pipelineKey,
  rememberedView,
  viewOf,
} from '#web/features/application/pipeline-input.ts';
import { ReceivedApplications } from '#web/features/application/received-applications.tsx';
import { receivedInput } from '#web/features/application/received-input.ts';
import { ReceivedMatch } from '#web/features/match/received-match.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

const ReceivedReading = lazy(async () => ({
  default: (await import('#web/features/resume-reading/received-reading.tsx')).ReceivedReading,
}));

export const loader = pageLoader({
  texts: ['pipeline', 'match', 'resume-reading'],
  only: ['member'],
  prefetch: ({ api, cache, url, cookies }) => {
    const params = new URLSearchParams(url.search);
    params.delete('_routes');
    if (!params.has('view') && rememberedView(cookies) === 'board') {
      params.set('view', 'board');
      throw redirect(`/company-dashboard/applications?${params.toString()}`);
    }
    return viewOf(params) === 'board'
      ? cache.fetchQuery(api.application.listBoard.queryOptions({ input: boardInput(params) }))
      : cache.fetchQuery(
          api.application.listReceived.queryOptions({ input: receivedInput(params) }),
        );
  },
  title: (t) => t('company.applications.title'),
});

/** Opening or closing an application changes the URL but not the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    pipelineKey(currentUrl.searchParams) === pipelineKey(nextUrl.searchParams);
  return !isSameList && defaultShouldRevalidate;
}

export default function CompanyApplications() {
  const t = useTexts();
  const me = useMe();
  return (
    <>
      <PageHeader
        title={t('company.applications.title')}
        purpose={t('company.applications.purpose', { company: me?.company?.name ?? '' })}
      />
      <div className="mt-6">
        <ReceivedApplications
          matchOf={(id) => <ReceivedMatch applicationId={id} />}
          readingOf={(applicationId, resume) => (
            <Suspense>
              <ReceivedReading applicationId={applicationId} resume={resume} />
            </Suspense>
          )}
        />
      </div>
    </>
  );
}
