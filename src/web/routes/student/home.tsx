import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { messagesQuery } from '#web/features/application/messages-query.ts';
import {
  linkedIn,
  ownApplicationsInput,
} from '#web/features/application/own-applications-input.ts';
import { OwnApplications } from '#web/features/application/own-applications.tsx';
import { Recommended } from '#web/features/match/recommended.tsx';
import { ProfileCompleteness } from '#web/features/profile/profile-completeness.tsx';
import { CareerReadiness } from '#web/features/readiness/career-readiness.tsx';
import { NotInterested } from '#web/features/saved-jobs/not-interested.tsx';
import { api as browserApi } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['match', 'conditions', 'saved-jobs', 'readiness'],
  only: ['student'],
  prefetch: async ({ api, cache, url }) => {
    const applicationId = linkedIn(url.searchParams);
    await Promise.all(
      [
        cache.fetchQuery(
          api.application.listOwn.queryOptions({ input: ownApplicationsInput(url.searchParams) }),
        ),
        // The linked item may be gone: the page says so and shows the rest.
        cache.fetchQuery(api.profile.load.queryOptions({ input: {} })),
        cache.fetchQuery(api.readiness.load.queryOptions({ input: {} })),
        applicationId && [
          cache.prefetchQuery(api.application.loadOwn.queryOptions({ input: { applicationId } })),
          cache.prefetchInfiniteQuery(messagesQuery(applicationId, api)),
        ],
      ].flat(),
    );
  },
  prefetchLate: ({ api, cache }) =>
    cache.prefetchQuery(api.match.listRecommended.queryOptions({ input: {} })),
  title: (t) => t('student.title'),
});

export default function StudentHome() {
  const t = useTexts();
  const [search] = useSearchParams();
  const me = useMe();
  const { data: profile } = useSuspenseQuery(browserApi.profile.load.queryOptions({ input: {} }));
  return (
    <>
      {search.has('applied') && (
        <Callout tone="success" className="mb-6 hidden noscript:flex">
          {t('student.sent')}
        </Callout>
      )}
      <PageHeader
        title={t('student.welcome', { name: me?.firstName ?? '' })}
        purpose={t('student.purpose')}
        action={
          <ButtonLink to="/student-dashboard/jobs" variant="primary">
            {t('student.find')}
          </ButtonLink>
        }
      />
      <div className="mt-6">
        <CareerReadiness />
      </div>
      {profile.completeness && profile.completeness.next !== null && (
        <div className="mt-6">
          <ProfileCompleteness completeness={profile.completeness} />
        </div>
      )}
      <Recommended Dismiss={NotInterested} />
      <OwnApplications />
    </>
  );
}
