import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { nextStepPath } from '#domain/home/home-paths.ts';
import type { NextStep as Step } from '#domain/home/next-step.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The one thing to do next. */
export function NextStep() {
  const t = useTexts();
  const format = useFormat();
  const { next, tiles, assessments, proposed, offeredUntil, ...ids } = useSuspenseQuery(
    api.home.load.query(),
  ).data;
  if (next === null) return null;
  const counts: Record<Step, number> = {
    offer: 0,
    times: proposed,
    reply: tiles.unread,
    assessment: assessments,
    interview: tiles.interviews,
    closing: tiles.closing,
    apply: 0,
  };
  return (
    <section
      aria-label={t('student-home.next.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-primary-soft px-4 py-3 sm:px-5"
    >
      <p className="min-w-0 flex-1 basis-56 text-14 text-ink">
        <span className="block text-12 font-medium text-ink-muted">
          {t('student-home.next.title')}
        </span>
        {t(`student-home.next.${next}`, { count: counts[next] })}
        {next === 'offer' && offeredUntil && (
          <span className="block text-13 text-ink-muted">
            {t('dashboard.respond-by', { date: format.dateTime(offeredUntil) })}
          </span>
        )}
      </p>
      <ButtonLink to={nextStepPath({ next, ...ids })} variant="primary" icon={ArrowRight}>
        {t(`student-home.next.${next}-action`)}
      </ButtonLink>
    </section>
  );
}
