import { dateTimeFormat } from '#domain/intl.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useOwnZone } from '#web/lib/texts.tsx';

/** The time of an event in the reader's time zone or the given one, with the zone's name. */
export function EventTime({
  startsAt,
  endsAt,
  zone,
}: {
  startsAt: Date;
  endsAt: Date;
  zone?: string;
}) {
  const { locale, timeZone: shared } = useLocale();
  // Public pages are rendered once for all readers; the browser then knows the reader's zone.
  const own = useOwnZone();
  const timeZone = zone ?? own ?? shared;
  const time = dateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const day = dateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const name = dateTimeFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const isOneDay = day.format(startsAt) === day.format(endsAt);
  const end = isOneDay ? time.format(endsAt) : createFormat(locale, timeZone).dateTime(endsAt);
  return (
    <time dateTime={startsAt.toISOString()}>
      {`${day.format(startsAt)}, ${time.format(startsAt)} – ${end} (${name ?? timeZone})`}
    </time>
  );
}
