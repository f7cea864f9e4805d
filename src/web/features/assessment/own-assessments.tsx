import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { ownAssessmentPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { SittingDeadline } from '#web/lib/sitting-deadline.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TotalText } from './total-text.tsx';

const tones: Record<OwnSitting['state'], Tone> = {
  invited: 'accent',
  expired: 'neutral',
  running: 'warning',
  submitted: 'success',
  accepted: 'success',
  closed: 'neutral',
  paused: 'neutral',
};

/** The assessments that companies invited the student to. */
export function OwnAssessments() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.assessment.listOwn.query(pageInput(params)));
  if (data.items.length === 0)
    return (
      <EmptyState
        title={t('assessment.empty')}
        description={t('assessment.own.empty-text')}
        action={
          <ButtonLink to="/student-dashboard/skill-test">{t('assessment.own.practise')}</ButtonLink>
        }
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {data.items.map((own) => (
          <li
            key={own.id}
            className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span className="min-w-0 wrap-anywhere">{own.title}</span>
                <Badge tone={tones[own.state]}>{t(`assessment.own.state.${own.state}`)}</Badge>
              </p>
              <p className="mt-0.5 text-13 wrap-anywhere text-ink-muted">
                {t('assessment.own.from', { company: own.companyName, job: own.postingTitle })}
              </p>
              <p className="mt-0.5 text-13 text-ink-muted">
                {own.state === 'invited' || own.state === 'running' ? (
                  <SittingDeadline own={own} />
                ) : (
                  own.total && <TotalText total={own.total} />
                )}
              </p>
            </div>
            <ButtonLink
              to={ownAssessmentPath(own.id)}
              variant={own.state === 'invited' || own.state === 'running' ? 'primary' : 'secondary'}
              aria-label={t('common.labeled', {
                label: t(`assessment.own.open.${own.state}`),
                value: own.title,
              })}
            >
              {t(`assessment.own.open.${own.state}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ListPager label={t('assessment.pages')} data={data} />
    </div>
  );
}
