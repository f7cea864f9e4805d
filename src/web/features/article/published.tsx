import { dateTimeFormat } from '#domain/intl.ts';
import { useLocale } from '#web/lib/texts.tsx';

/** A calendar date, the same in every time zone. */
export function Published({ date }: { date: string }) {
  const { locale } = useLocale();
  const day = new Date(`${date}T00:00:00Z`);
  return (
    <time dateTime={date}>
      {dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)}
    </time>
  );
}
