import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ownAssessmentPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { SittingDeadline } from '#web/lib/sitting-deadline.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** The assessments of one application, with their results. */
export function OwnAssessments({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const { data } = useQuery(api.assessment.listOwn.query({ applicationId }));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section>
      <h4 className="mb-3 text-14 font-semibold">{t('dashboard.assessments')}</h4>
      <ul className="flex flex-col gap-3 text-14">
        {data.items.map((own) => (
          <li key={own.id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <Link
                to={ownAssessmentPath(own.id)}
                className="inline-flex touch-height items-center wrap-anywhere text-primary underline underline-offset-2"
              >
                {own.title}
              </Link>
              <span className="block text-13 text-ink-muted">
                <SittingDeadline own={own} />
                {own.total &&
                  own.total.score !== null &&
                  t('dashboard.score-of-100', { score: own.total.score })}
              </span>
            </span>
            <Badge>{t(`own.assessments.state.${own.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
