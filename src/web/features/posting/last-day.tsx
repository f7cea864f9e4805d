import type { OwnPosting } from '#contract/posting.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';

/** The application deadline, for its authors: the calendar day they chose, in every time zone. */
export function LastDay({
  posting: { deadline, isOver, state },
}: {
  posting: Pick<OwnPosting, 'deadline' | 'isOver' | 'state'>;
}) {
  const t = useTexts();
  const { locale } = useLocale();
  if (deadline === null) return t('posting.list.no-deadline');
  const date = createFormat(locale, 'UTC').date(deadline);
  if (!isOver || state !== 'active') return <time dateTime={deadline.toISOString()}>{date}</time>;
  return <span className="text-warning">{t('posting.list.over', { date })}</span>;
}
