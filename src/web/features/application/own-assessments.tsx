import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The assessments of one application, with their results. */
export function OwnAssessments({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useQuery(api.assessment.listOwn.query({ applicationId }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section>
      <h4 className="mb-3 text-14 font-semibold">{t('dashboard.assessments')}</h4>
      <ul className="flex flex-col gap-3 text-14">
        {data.items.map(({ id, title, state, expiresAt, total }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <Link to={`/student-dashboard/assessments/${id}`} className="wrap-anywhere">
                {title}
              </Link>
              <span className="block text-13 text-ink-muted">
                {state === 'invited' &&
                  t('own.assessments.until', { date: format.dateTime(expiresAt) })}
                {total &&
                  total.score !== null &&
                  t('dashboard.score-of-100', { score: total.score })}
              </span>
            </span>
            <Badge>{t(`own.assessments.state.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
