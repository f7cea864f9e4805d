import { isOtherClock, zoneCity } from '#domain/posting/deadline.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useOwnZone, useTexts } from './texts.tsx';

type Shown = { deadline: Date; zone: string | null };

/** When a posting closes, on its company's clock: 'Nov 30, 2026, 11:59 PM (Kolkata)'. */
export function useDeadlineText(): (shown: Shown) => string {
  const t = useTexts();
  const { locale, timeZone } = useLocale();
  return ({ deadline, zone }) => {
    const when = createFormat(locale, zone ?? timeZone).dateTime(deadline);
    return zone === null ? when : t('common.deadline.in-zone', { when, city: zoneCity(zone) });
  };
}

/** The same, followed by the reader's own time where their clock differs. */
export function DeadlineText({ deadline, zone }: Shown) {
  const t = useTexts();
  const textOf = useDeadlineText();
  const { locale } = useLocale();
  const own = useOwnZone();
  return (
    <>
      <time dateTime={deadline.toISOString()}>{textOf({ deadline, zone })}</time>
      {zone !== null && own !== null && isOtherClock(deadline, zone, own) && (
        <span className="block text-13 font-normal text-ink-muted">
          {t('common.deadline.your-time', {
            when: createFormat(locale, own).dateTime(deadline),
          })}
        </span>
      )}
    </>
  );
}
