import type { OwnPosting } from '#contract/posting.ts';
import { zoneCity } from '#domain/posting/deadline.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';

/** The application deadline, for its authors: the day they chose, wherever they read it. */
export function PostingDeadline({
  posting: { deadline, deadlineZone, isOver, state },
}: {
  posting: Pick<OwnPosting, 'deadline' | 'deadlineZone' | 'isOver' | 'state'>;
}) {
  const t = useTexts();
  const { locale } = useLocale();
  if (deadline === null) return t('posting.list.no-deadline');
  const date = createFormat(locale, deadlineZone).date(deadline);
  if (!isOver || state !== 'active')
    return (
      <time dateTime={deadline.toISOString()}>
        {t('common.deadline.in-zone', { when: date, city: zoneCity(deadlineZone) })}
      </time>
    );
  return <span className="text-warning">{t('posting.list.over', { date })}</span>;
}
