import type { InterviewCard } from '#contract/interview.ts';
import { createFormat } from '#texts/format.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<InterviewCard['status'], Tone> = {
  proposed: 'accent',
  needs_times: 'warning',
  scheduled: 'info',
  completed: 'success',
  no_show: 'danger',
  cancelled: 'neutral',
};

export function InterviewStatusBadge({ status }: Pick<InterviewCard, 'status'>) {
  const t = useTexts();
  return <Badge tone={tones[status]}>{t(`interview.status.${status}`)}</Badge>;
}

/** A time in the reader's zone, and in the candidate's when the clocks there differ. */
export function InterviewTime({ at, zone }: { at: Date; zone: string | null }) {
  const t = useTexts();
  const format = useFormat();
  const { locale, timeZone } = useLocale();
  const own = format.dateTime(at, 'full');
  const theirs = zone === null ? own : createFormat(locale, zone).dateTime(at, 'full');
  return (
    <time dateTime={at.toISOString()}>
      <span className="font-medium">{own}</span>
      {theirs !== own && zone !== null && zone !== timeZone && (
        <span className="block text-13 text-ink-muted">
          {t('interview.candidate-time', { when: theirs, zone: zone.replaceAll('_', ' ') })}
        </span>
      )}
    </time>
  );
}

export function InterviewPlace({ platform, place }: Pick<InterviewCard, 'platform' | 'place'>) {
  const t = useTexts();
  return (
    <span className="wrap-anywhere">
      {t(`interview.platform.${platform}`)}
      {place !== '' && ' · '}
      {place.startsWith('https://') ? (
        <a href={place} target="_blank" rel="noreferrer noopener">
          {place}
        </a>
      ) : (
        place
      )}
    </span>
  );
}

/** That other candidates can choose a time too. */
export function OfferedToOthers({ others }: { others: number | null }) {
  const t = useTexts();
  if (others === 0) return null;
  return (
    <span className="block text-13 text-warning">
      {others === null
        ? t('interview.shared.some')
        : t('interview.shared.count', { count: others })}
    </span>
  );
}
