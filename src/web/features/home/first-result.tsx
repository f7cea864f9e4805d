import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homePath, jobsPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const shownJobs = 3;

/** What the first steps lead to: jobs that match, and one thing to practise. */
export function FirstResult({ isPending, onFinish }: { isPending: boolean; onFinish: () => void }) {
  const t = useTexts();
  const query = useQuery(api.match.listRecommended.query());
  const jobs = query.data?.items.slice(0, shownJobs);
  return (
    <Card
      title={t('student-home.first.result.title')}
      action={
        <Button size="sm" variant="ghost" busy={isPending} onClick={onFinish}>
          {t('dashboard.done')}
        </Button>
      }
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <h3 className="text-13 font-medium text-ink-muted">
            {t('student-home.first.result.jobs')}
          </h3>
          {jobs === undefined && query.isError ? (
            <LoadFailure query={query} />
          ) : jobs === undefined ? (
            <SkeletonLines lines={3} />
          ) : jobs.length === 0 ? (
            <p className="mt-1 text-14">
              {t('student-home.first.result.none')}
              {t.gap}
              <Link to={jobsPath}>{t('dashboard.find-jobs')}</Link>
            </p>
          ) : (
            <ol className="mt-1 divide-y divide-line">
              {jobs.map(({ id, title, companyName, match }) => (
                <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                  <span className="min-w-0 text-14 wrap-anywhere">
                    <Link
                      to={`${jobsPath}/${id}?via=recommended`}
                      className="inline-flex touch-height items-center font-medium"
                    >
                      {title}
                    </Link>{' '}
                    <span className="text-ink-muted">{companyName}</span>
                  </span>
                  {match && (
                    <span className="text-13 text-ink-muted tabular-nums">
                      {t('student-home.first.result.score', {
                        share: Math.round(match.score) / 100,
                      })}
                    </span>
                  )}
                </li>
              ))}
            </ol>
          )}
        </div>
        <div>
          <h3 className="text-13 font-medium text-ink-muted">
            {t('student-home.first.result.practice')}
          </h3>
          <p className="mt-1 mb-3 text-14">{t('student-home.first.result.practice-text')}</p>
          <ButtonLink to={`${homePath}/interview-questions`} size="sm">
            {t('student-home.first.result.practice-action')}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
