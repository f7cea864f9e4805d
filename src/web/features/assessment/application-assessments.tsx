import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { assessmentPath, assessmentsPath } from './assessment-paths.ts';
import { TotalText } from './total-text.tsx';

/** A candidate's assessments, in the workspace. */
export default function ApplicationAssessments({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const format = useFormat();
  const query = useQuery(api.assessment.listOfApplication.query({ applicationId }));
  const { data } = query;
  if (data === undefined)
    return query.isError ? (
      <LoadFailure query={query} />
    ) : (
      <SkeletonGroup label={t('assessment.loading')}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    );
  if (data.length === 0)
    return (
      <p className="text-14 text-ink-muted">
        {t('assessment.workspace.none')}
        {t.gap}
        <Link to={assessmentsPath}>{t('assessment.workspace.link')}</Link>
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {data.map((sitting) => (
          <li key={sitting.id} className="rounded-control border border-line p-4 text-14">
            <p className="flex flex-wrap items-start justify-between gap-2">
              <Link
                to={assessmentPath(sitting.assessmentId)}
                className="min-w-0 font-medium wrap-anywhere"
              >
                {sitting.title}
              </Link>
              <Badge>{t(`assessment.state.${sitting.state}`)}</Badge>
            </p>
            {sitting.submittedAt && (
              <p className="mt-1 text-13 text-ink-muted">
                {format.dateTime(sitting.submittedAt)} ·{' '}
                {t('assessment.review.version', { version: sitting.version })}
              </p>
            )}
            {sitting.acceptedTest && (
              <p className="mt-2">
                {t('assessment.given.company', {
                  score: sitting.acceptedTest.score,
                  level: sitting.acceptedTest.level,
                  date: format.date(new Date(sitting.acceptedTest.passedAt)),
                })}
              </p>
            )}
            {sitting.total && (
              <p className="mt-2 font-semibold">
                <TotalText total={sitting.total} />
              </p>
            )}
            {sitting.state === 'submitted' && sitting.needsReview && (
              <p className="mt-1 text-13 text-ink-muted">
                {t('assessment.review.count', { count: sitting.reviews, of: sitting.reviewers })}
                {!sitting.total && <> · {t('assessment.workspace.blind')}</>}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-muted">{t('assessment.review.advice')}</p>
    </div>
  );
}
