import type { WholeOwnApplication } from '#contract/application.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

type Interview = WholeOwnApplication['interviews'][number];

const tones: Record<Interview['status'], Tone> = {
  proposed: 'accent',
  needs_times: 'warning',
  scheduled: 'accent',
  completed: 'success',
  no_show: 'neutral',
  cancelled: 'neutral',
};

export function OwnInterviews({ interviews }: { interviews: readonly Interview[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <section>
      <h4 className="mb-3 text-14 font-semibold">{t('own.interviews.title')}</h4>
      <ul className="flex flex-col gap-3">
        {interviews.map(({ id, startsAt, endsAt, status, platform }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 text-14">
              <time dateTime={startsAt.toISOString()}>
                {t('own.interviews.when', {
                  date: format.date(startsAt),
                  from: format.time(startsAt),
                  to: format.time(endsAt),
                })}
              </time>
              <span className="block text-13 wrap-anywhere text-ink-muted">
                {t(`own.interviews.platform.${platform}`)}
              </span>
            </span>
            <Badge tone={tones[status]}>{t(`own.interviews.state.${status}`)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
