import { Copy, Plus, X } from 'lucide-react';
import { findWrongDays, maxWindows, type Window } from '#domain/interview/availability.ts';
import { dateTimeFormat } from '#domain/intl.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';

const days = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];

type Props = {
  windows: readonly Window[];
  wrongDays: readonly number[];
  isTooMany: boolean;
  onChange: (windows: Window[]) => void;
};

/** Hours for each day of the week. */
export function WeekHours({ windows, wrongDays, isTooMany, onChange }: Props) {
  const t = useTexts();
  const { locale } = useLocale();
  const weekday = dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 2024 began on a Monday.
  const nameOf = (day: number) => weekday.format(new Date(Date.UTC(2024, 0, day)));
  const replace = (old: Window, change: Partial<Window>) =>
    onChange(windows.map((each) => (each === old ? { ...each, ...change } : each)));
  const add = (day: number) => {
    const last = windows.findLast((each) => each.day === day);
    const next = last === undefined ? { from: '09:00', to: '18:00' } : { from: last.to, to: '' };
    onChange([...windows, { day, ...next }]);
  };
  const monday = windows.filter(({ day }) => day === 1);
  const copied = [
    ...workdays.flatMap((day) => monday.map((each) => ({ ...each, day }))),
    ...windows.filter(({ day }) => !workdays.includes(day)),
  ];
  // What a failed save focuses: the first day to mend, else all of them.
  const [firstWrong] = findWrongDays(windows);
  const mayCopy = monday.length > 0 && copied.length <= maxWindows;
  return (
    <div className="flex flex-col gap-3">
      <ul
        id={firstWrong === undefined ? 'windows' : undefined}
        tabIndex={-1}
        aria-label={t('interview.availability.hours')}
        className="divide-y divide-line"
      >
        {days.map((day) => {
          const ofDay = windows.filter((each) => each.day === day);
          const isWrong = wrongDays.includes(day);
          return (
            <li key={day}>
              <fieldset
                id={day === firstWrong ? 'windows' : undefined}
                tabIndex={-1}
                aria-describedby={isWrong ? `hours-${day}` : undefined}
                className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start sm:gap-4"
              >
                <legend className="contents">
                  <span className="w-28 shrink-0 pt-2 text-14 font-medium">{nameOf(day)}</span>
                </legend>
                <div className="flex min-w-0 grow flex-col gap-2">
                  {ofDay.length === 0 && (
                    <p className="pt-2 text-14 text-ink-muted">
                      {t('interview.availability.none')}
                    </p>
                  )}
                  {ofDay.map((window, at) => (
                    <div
                      key={at}
                      className="grid grid-cols-[minmax(0,8rem)_auto_minmax(0,8rem)_auto] items-center justify-start gap-2"
                    >
                      <Time
                        label={t('interview.availability.from', {
                          day: nameOf(day),
                          number: at + 1,
                        })}
                        value={window.from}
                        invalid={isWrong}
                        onChange={(from) => replace(window, { from })}
                      />
                      <span aria-hidden="true">–</span>
                      <Time
                        label={t('interview.availability.to', {
                          day: nameOf(day),
                          number: at + 1,
                        })}
                        value={window.to}
                        invalid={isWrong}
                        // The end of a day is midnight.
                        onChange={(to) => replace(window, { to: to === '00:00' ? '24:00' : to })}
                      />
                      <IconButton
                        icon={X}
                        label={t('interview.availability.remove', {
                          day: nameOf(day),
                          number: at + 1,
                        })}
                        onClick={({ currentTarget }) => {
                          const group = currentTarget.closest('fieldset');
                          onChange(windows.filter((each) => each !== window));
                          group?.querySelector<HTMLElement>('[data-add]')?.focus();
                        }}
                      />
                    </div>
                  ))}
                  {isWrong && (
                    <p id={`hours-${day}`} role="alert" className="text-13 text-danger">
                      {t('interview.availability.wrong')}
                    </p>
                  )}
                </div>
                <Button
                  size="sm"
                  variant="ghost"
                  icon={Plus}
                  data-add=""
                  className="self-start"
                  aria-label={t('interview.availability.add-to', { day: nameOf(day) })}
                  aria-disabled={windows.length >= maxWindows || undefined}
                  onClick={() => windows.length < maxWindows && add(day)}
                >
                  {t('interview.availability.add')}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      {isTooMany && (
        <p role="alert" className="text-13 text-danger">
          {t('interview.availability.too-many', { most: maxWindows })}
        </p>
      )}
      <Button
        size="sm"
        icon={Copy}
        className="self-start"
        aria-disabled={!mayCopy || undefined}
        onClick={() => mayCopy && onChange(copied)}
      >
        {t('interview.availability.copy')}
      </Button>
    </div>
  );
}

type TimeProps = {
  label: string;
  value: string;
  invalid: boolean;
  onChange: (value: string) => void;
};

function Time({ label, value, invalid, onChange }: TimeProps) {
  return (
    <Field label={label} hideLabel>
      <Input
        type="time"
        className="max-sm:px-2 max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
        value={value === '24:00' ? '00:00' : value}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
