import { dateTimeFormat } from '#domain/intl.ts';
import { useFormat, useLocale } from '#web/lib/texts.tsx';

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
  const format = useFormat();
  const { locale, timeZone: own } = useLocale();
  const timeZone = zone ?? own;
  const time = dateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const day = dateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const name = dateTimeFormat(locale, { timeZoneName: 'short', timeZone })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const isOneDay = day.format(startsAt) === day.format(endsAt);
  const end = isOneDay ? time.format(endsAt) : format.dateTime(endsAt);
  return (
    <time dateTime={startsAt.toISOString()}>
      {`${day.format(startsAt)}, ${time.format(startsAt)} – ${end} (${name ?? timeZone})`}
    </time>
  );
}
