import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { jobsPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The student's applications in columns by status; only the company moves them. */
export function OwnBoard() {
  const t = useTexts();
  const format = useFormat();
  const { columns } = useSuspenseQuery(api.application.listOwnBoard.query()).data;
  if (columns.length === 0) {
    return (
      <EmptyState
        title={t('student.empty.title')}
        description={t('student.empty.text')}
        action={
          <ButtonLink to={jobsPath} variant="primary">
            {t('common.see-open-jobs')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="mt-6 grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {columns.map(({ status, count, items }) => (
        <section
          key={status}
          aria-labelledby={`column-${status}`}
          className="rounded-card bg-hover p-3"
        >
          <h2 id={`column-${status}`} className="px-1 text-14 font-semibold">
            {t(`application.status.${status}`)}{' '}
            <span className="font-normal text-ink-muted">{format.number(count)}</span>
          </h2>
          <ul className="mt-3 flex flex-col gap-2">
            {items.map(({ id, postingId, postingTitle, companyName, hasPage, changedAt }) => (
              <li key={id} className="rounded-card border border-line bg-surface p-3">
                <p className="text-14 font-medium wrap-anywhere">
                  <Link
                    to={`?application=${id}`}
                    className="inline-flex touch-height items-center text-ink no-underline hover:text-primary"
                  >
                    {postingTitle}
                  </Link>
                </p>
                <p className="text-13 wrap-anywhere text-ink-muted">{companyName}</p>
                <p className="mt-2 flex flex-wrap items-center justify-between gap-x-3 text-13 text-ink-muted">
                  <time dateTime={changedAt.toISOString()}>{format.date(changedAt)}</time>
                  {hasPage && (
                    <Link
                      to={`${jobsPath}/${postingId}`}
                      aria-label={t('applications.job-of', { title: postingTitle })}
                      className="inline-flex touch-height items-center text-primary"
                    >
                      {t('applications.job')}
                    </Link>
                  )}
                </p>
              </li>
            ))}
          </ul>
          {count > items.length && (
            <p className="mt-2 px-1 text-13">
              <Link to={`?status=${status}`}>{t('applications.all', { count })}</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
