import { deadlineLabel } from '#domain/posting/deadline-label.ts';
import { postedLabel } from '#domain/posting/posted-label.ts';
import { useFormat, useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';

/** The time left to apply, in the reader's calendar days. */
export function DeadlineBadge({ deadline, now }: { deadline: Date; now: Date }) {
  const t = useTexts();
  const format = useFormat();
  const { timeZone } = useLocale();
  const { kind, days, tone } = deadlineLabel(deadline, now, timeZone);
  return (
    <Badge tone={tone}>
      <span className="inline-flex items-center gap-1">
        <SiteIcon name="calendar-clock" size={12} />
        <span className="sr-only">{t('search.card.deadline')} </span>
        <time dateTime={deadline.toISOString()}>
          {kind === 'date'
            ? format.date(deadline)
            : kind === 'days'
              ? t('search.card.deadline-days', { days })
              : t(`search.card.deadline-${kind}`)}
        </time>
      </span>
    </Badge>
  );
}

/** The age of a posting, in the reader's calendar days. */
export function PostedTime({ postedAt, now }: { postedAt: Date; now: Date }) {
  const t = useTexts();
  const format = useFormat();
  const { timeZone } = useLocale();
  const { kind, days } = postedLabel(postedAt, now, timeZone);
  return (
    <span>
      <span className="sr-only">{t('search.card.posted')} </span>
      <time dateTime={postedAt.toISOString()}>
        {kind === 'date'
          ? format.date(postedAt)
          : kind === 'days'
            ? t('search.card.posted-days', { days })
            : t(`search.card.posted-${kind}`)}
      </time>
    </span>
  );
}
