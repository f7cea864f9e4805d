import { deadlineOn, isOtherClock, zoneCity } from '#domain/posting/deadline.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useOwnZone, useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { DeadlinePlace } from './deadline-place.ts';

/** The last day to apply, with the moment it ends for its company and for its reader. */
export function DeadlineField({
  day,
  place,
  problem,
}: {
  day: string | null;
  place: DeadlinePlace;
  problem: string | undefined;
}) {
  const t = useTexts();
  const { locale } = useLocale();
  const own = useOwnZone();
  const { deadline, deadlineZone } = deadlineOn(day, place.saved, place.timeZone);
  const ends = (zone: string) => deadline && createFormat(locale, zone).dateTime(deadline);
  const when = ends(deadlineZone);
  return (
    <Field
      label={t('posting.field.deadline')}
      id="deadline"
      mark={t('common.optional')}
      help={
        when === null
          ? t('posting.field.deadline-help', { city: zoneCity(place.timeZone) })
          : [
              t('posting.field.deadline-ends', { when, city: zoneCity(deadlineZone) }),
              deadline &&
                own !== null &&
                isOtherClock(deadline, deadlineZone, own) &&
                t('common.deadline.your-time', { when: ends(own) ?? '' }),
            ]
              .filter(Boolean)
              .join(' · ')
      }
      error={problem}
    >
      <Input name="deadline" type="date" defaultValue={day ?? ''} />
    </Field>
  );
}
