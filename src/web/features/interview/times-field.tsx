import { Plus, Sparkles, X } from 'lucide-react';
import { useId } from 'react';
import { instantOf, wallClockOf } from '#domain/event/instant-of.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { createFormat } from '#texts/format.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { OfferedToOthers } from './interview-facts.tsx';

type Props = {
  times: readonly string[];
  most: number;
  onChange: (times: string[]) => void;
  error: string | undefined;
  /** The start of a time at which an interviewer is busy. */
  busyAt?: Date | null;
  help: string | undefined;
  onSuggest: (() => void) | undefined;
  isSuggesting: boolean;
  /** Of the form, and the candidate’s, if known. */
  zone: string;
  theirZone: string | null;
  /** How many others can choose a time; null if nobody may know. */
  othersOf: (time: string) => number | null;
  /** What it means that others can choose a time. */
  sharedNote: string;
  /** Says why no times were suggested. */
  note: string | undefined;
};

/** The times to propose, local to the zone of the form. */
export function TimesField(props: Props) {
  const { times, most, onChange, error, help, onSuggest, isSuggesting, note } = props;
  const { zone, theirZone, othersOf, sharedNote, busyAt } = props;
  const t = useTexts();
  const errorId = useId();
  const replace = (at: number, time: string) => onChange(times.with(at, time));
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-14 font-medium">{t('interview.form.times')}</legend>
      {help && <p className="text-13 text-ink-muted">{help}</p>}
      {times.map((time, at) => (
        <div key={at} className="flex flex-wrap items-center gap-x-2">
          <Field
            label={t('interview.form.time', { number: at + 1 })}
            hideLabel
            className="max-w-64 grow"
            error={
              busyAt && isTimeZone(zone) && instantOf(time, zone)?.getTime() === busyAt.getTime()
                ? t('interview.form.busy')
                : undefined
            }
          >
            <Input
              type="datetime-local"
              value={time}
              onChange={({ target }) => replace(at, target.value)}
            />
          </Field>
          <IconButton
            icon={X}
            label={t('interview.form.remove', { number: at + 1 })}
            onClick={() => onChange(times.toSpliced(at, 1))}
          />
          <TheirTime time={time} {...{ zone, theirZone }} />
          <OfferedToOthers others={othersOf(time)} />
        </div>
      ))}
      <p role="status" className="text-13 text-ink-muted empty:hidden">
        {times.some((time) => othersOf(time) !== 0) && sharedNote}
      </p>
      <div className="flex flex-wrap gap-2">
        {times.length < most && (
          <Button id="times" size="sm" icon={Plus} onClick={() => onChange([...times, ''])}>
            {t('interview.form.add')}
          </Button>
        )}
        {onSuggest && (
          <Button size="sm" icon={Sparkles} busy={isSuggesting} onClick={onSuggest}>
            {t('interview.form.suggest')}
          </Button>
        )}
      </div>
      <div role="status" className="text-13 text-ink-muted empty:hidden">
        {note}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** A time on the candidate’s clock, where it differs. */
function TheirTime({
  time,
  zone,
  theirZone,
}: Pick<Props, 'zone' | 'theirZone'> & { time: string }) {
  const t = useTexts();
  const { locale } = useLocale();
  if (theirZone === null || theirZone === zone || !isTimeZone(zone)) return null;
  const at = instantOf(time, zone);
  if (at === null || wallClockOf(at, theirZone) === time) return null;
  return (
    <span className="text-13 text-ink-muted">
      {t('interview.candidate-time', {
        when: createFormat(locale, theirZone).dateTime(at),
        zone: theirZone.replaceAll('_', ' '),
      })}
    </span>
  );
}
