import { lazy, Suspense } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ApplicationHistory } from '#web/features/application/application-history.tsx';
import { ApplicationNotes } from '#web/features/application/application-notes.tsx';
import { ApplicationProfile } from '#web/features/application/application-profile.tsx';
import { CandidateWorkspace } from '#web/features/application/candidate-workspace.tsx';
import { neighboursInput } from '#web/features/application/neighbours-input.ts';
import type { PrefetchResume } from '#web/features/application/use-neighbours.ts';
import type { WorkspaceTab } from '#web/features/application/workspace-tabs.ts';
import { prefetchResume } from '#web/features/resume-reading/prefetch-resume.ts';
import { BlindNote } from '#web/features/scorecard/blind-note.tsx';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { pageLoader } from '#web/lib/page.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Route } from './+types/application.ts';

const ReceivedResume = lazy(() => import('#web/features/resume-reading/received-resume.tsx'));

const OfferPanel = lazy(() =>
  importWithRetry(() => import('#web/features/application/offer-panel.tsx')),
);
const ApplicationMessages = lazy(() =>
  importWithRetry(() => import('#web/features/application/application-messages.tsx')),
);
const InterviewPanel = lazy(() =>
  importWithRetry(() => import('#web/features/interview/interview-panel.tsx')),
);
const ReceivedMatch = lazy(() =>
  importWithRetry(() => import('#web/features/match/received-match.tsx')),
);
const ReceivedBadgeNote = lazy(() =>
  importWithRetry(() => import('#web/features/match/badge-note.tsx')),
);
const ApplicationAssessments = lazy(() =>
  importWithRetry(() => import('#web/features/assessment/application-assessments.tsx')),
);
const ApplicantBadges = lazy(() =>
  importWithRetry(() => import('#web/features/credential/applicant-badges.tsx')),
);
const ScorecardsPanel = lazy(() =>
  importWithRetry(() => import('#web/features/scorecard/scorecards-panel.tsx')),
);

const waiting = <Skeleton className="h-40 w-full" />;

const inputOf = (params: Record<string, string | undefined>) => ({
  applicationId: params['applicationId'] ?? '',
});

export const loader = pageLoader({
  texts: [
    'pipeline',
    'offer',
    'template',
    'match',
    'conditions',
    'resume-reading',
    'scorecard',
    'interview',
    'assessment',
    'applicant-badges',
    'verdict',
  ],
  only: ['member'],
  prefetch: ({ api, cache, load, params, search }) => {
    const input = inputOf(params);
    const near = neighboursInput(input.applicationId, search);
    return Promise.all([
      load(api.application.loadReceived.query(input)),
      cache.prefetchQuery(api.application.findNeighbours.query(near)),
    ]);
  },
  title: (t, { api, cache, params }) => {
    const key = api.application.loadReceived.queryKey({ input: inputOf(params) });
    const application = cache.getQueryData(key);
    return application
      ? t('pipeline.name-of', { name: application.fullName, title: application.postingTitle })
      : t('dashboard.applications');
  },
});

/** From one application to the next, the data is in the browser already. */
export function shouldRevalidate({
  currentParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentParams['applicationId'] === undefined && defaultShouldRevalidate;
}

const tabs: readonly WorkspaceTab[] = [
  {
    value: 'profile',
    label: 'pipeline.workspace.tab.profile',
    panel: (application) => (
      <>
        <ApplicationProfile
          application={application}
          note={application.isBlind && <BlindNote of="text" />}
        />
        <Suspense>
          <ReceivedBadgeNote applicationId={application.id} />
          <ApplicantBadges applicationId={application.id} />
        </Suspense>
      </>
    ),
  },
  {
    value: 'match',
    label: 'dashboard.match',
    panel: ({ id }) => (
      <Suspense fallback={waiting}>
        <ReceivedMatch applicationId={id} />
      </Suspense>
    ),
  },
  {
    value: 'notes',
    label: 'pipeline.workspace.tab.notes',
    count: ({ notes }) => notes,
    panel: (application) => <ApplicationNotes application={application} />,
  },
  {
    value: 'scorecards',
    label: 'pipeline.workspace.tab.scorecards',
    panel: (application) => (
      <Suspense fallback={waiting}>
        <ScorecardsPanel application={application} />
      </Suspense>
    ),
  },
  {
    value: 'assessments',
    label: 'dashboard.assessments',
    panel: ({ id }) => (
      <Suspense fallback={waiting}>
        <ApplicationAssessments applicationId={id} />
      </Suspense>
    ),
  },
  {
    value: 'interviews',
    label: 'dashboard.interviews',
    panel: ({ id, isBlind }) =>
      isBlind ? (
        <BlindNote of="text" />
      ) : (
        <Suspense fallback={waiting}>
          <InterviewPanel applicationId={id} />
        </Suspense>
      ),
  },
  {
    value: 'offer',
    label: 'pipeline.workspace.tab.offer',
    panel: (application) => (
      <Suspense fallback={waiting}>
        <OfferPanel application={application} />
      </Suspense>
    ),
  },
  {
    value: 'messages',
    label: 'pipeline.workspace.tab.messages',
    count: ({ messages }) => messages,
    panel: (application) =>
      application.isBlind ? (
        <BlindNote of="messages" />
      ) : (
        <Suspense fallback={waiting}>
          <ApplicationMessages applicationId={application.id} applicant={application} />
        </Suspense>
      ),
  },
  {
    value: 'history',
    label: 'pipeline.workspace.tab.history',
    panel: ({ history }) => <ApplicationHistory history={history} />,
  },
];

const onPrefetch: PrefetchResume = (cache, { id, resume }) => prefetchResume(cache, id, resume);

export default function CompanyApplication({ params }: Route.ComponentProps) {
  return (
    <CandidateWorkspace
      applicationId={params.applicationId}
      tabs={tabs}
      prefetchResume={onPrefetch}
      resumeOf={({ id, fullName, resume, isBlind }, isNarrow) => (
        <Suspense>
          <ReceivedResume
            key={`${id}${isBlind}`}
            applicationId={id}
            name={fullName}
            resume={resume}
            isBlind={isBlind}
            isNarrow={isNarrow}
          />
        </Suspense>
      )}
    />
  );
}
