import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { OwnApplications } from '#web/features/application/own-applications.tsx';
import { prefetchOwnApplications } from '#web/features/application/prefetch-own-applications.ts';
import { FirstSteps } from '#web/features/home/first-steps.tsx';
import { HomeTiles } from '#web/features/home/home-tiles.tsx';
import { NextStep } from '#web/features/home/next-step.tsx';
import { Promos } from '#web/features/home/promos.tsx';
import { UpcomingCard, upcomingInput } from '#web/features/home/upcoming-card.tsx';
import { useFirstSteps } from '#web/features/home/use-first-steps.ts';
import { InvitationCard, openInvitations } from '#web/features/invitation/own-invitations.tsx';
import { Recommended } from '#web/features/match/recommended.tsx';
import { ProfileCompleteness } from '#web/features/profile/profile-completeness.tsx';
import { CareerReadiness } from '#web/features/readiness/career-readiness.tsx';
import { NotInterested } from '#web/features/saved-jobs/not-interested.tsx';
import { api as browserApi } from '#web/lib/api.ts';
import { useBrowserScore } from '#web/lib/browser-score.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export const loader = pageLoader({
  texts: ['match', 'conditions', 'saved-jobs', 'readiness', 'student-home', 'invitation'],
  only: ['student'],
  prefetch: (page) => {
    const { api, load } = page;
    return Promise.all([
      prefetchOwnApplications(page, 'home'),
      load(api.profile.load.query()),
      load(api.readiness.load.query()),
      load(api.home.load.query()),
      load(api.invitation.listOwn.query(openInvitations)),
      load(api.home.listUpcoming.query(upcomingInput)),
    ]);
  },
  prefetchLate: ({ api, cache }) =>
    Promise.all([
      cache.prefetchQuery(api.match.listRecommended.query()),
      cache.prefetchQuery(api.readiness.listChanges.query()),
    ]),
  title: (t) => t('student.title'),
});

export default function StudentHome() {
  const t = useTexts();
  const me = useMe();
  const { data: profile } = useSuspenseQuery(browserApi.profile.load.query());
  const { data: home } = useSuspenseQuery(browserApi.home.load.query());
  const { data: measured } = useSuspenseQuery(browserApi.readiness.load.query());
  const browserScore = useBrowserScore();
  const first = useFirstSteps();
  const isNew = first.isShown;
  // The result of the first steps lists the best of them.
  const showsJobs = !isNew || (first.next !== undefined && first.done.includes('skills'));
  const hasNext = home.next !== null && (home.next !== 'apply' || !isNew);
  return (
    <>
      <PageHeader
        title={t('student.welcome', { name: me?.firstName ?? '' })}
        purpose={t('student.purpose')}
        action={
          <ButtonLink
            to="/student-dashboard/jobs"
            variant={hasNext || isNew ? 'secondary' : 'primary'}
          >
            {t('dashboard.find-jobs')}
          </ButtonLink>
        }
      />
      <div className="mt-6 flex flex-col gap-6 empty:hidden">
        <InvitationCard />
        {hasNext && <NextStep />}
        <FirstSteps />
        {home.hasStarted && <HomeTiles />}
      </div>
      {home.hasStarted || !isNew ? (
        <div className="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="mt-8 lg:col-start-2 lg:row-start-1">
            <UpcomingCard />
          </div>
          <OwnApplications place="home" />
        </div>
      ) : (
        <OwnApplications place="home" />
      )}
      <div className="mt-8 flex flex-col gap-6">
        {(measured.readiness !== null || browserScore !== null || !isNew) && <CareerReadiness />}
        {!isNew && profile.completeness && profile.completeness.next !== null && (
          <ProfileCompleteness completeness={profile.completeness} />
        )}
      </div>
      {showsJobs && <Recommended Dismiss={NotInterested} />}
      <div className="mt-8 flex flex-col gap-4">
        <Promos isNew={isNew} />
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-14">
          <Link
            to="/student-dashboard/analytics"
            className="inline-flex touch-height items-center text-primary underline underline-offset-4"
          >
            {t('student-home.activity')}
          </Link>
          {first.isHidden && (
            <Button size="sm" variant="ghost" onClick={() => first.hide(false)}>
              {t('student-home.first.show')}
            </Button>
          )}
        </p>
      </div>
    </>
  );
}
