import { useId, useState } from 'react';
import { dateTimeFormat } from '#domain/intl.ts';
import { present } from '#domain/resume/resume.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

type MonthFieldProps = {
  /** 'Start' or 'End'. */
  label: string;
  value: string;
  onText: (text: string) => void;
  problem: string | undefined;
  /** Label of the 'present' option; without it the range must end. */
  presentLabel?: string;
};

/** A month with a year, or only a year. Not a native month input, which two browsers lack. */
export function MonthField({ label, value, onText, problem, presentLabel }: MonthFieldProps) {
  const t = useTexts();
  const { locale } = useLocale();
  const noteId = useId();
  const [isLeft, setLeft] = useState(false);
  const [, year = value, typedMonth = ''] = /^(\d{4})(?:-(\d{2}))?$/u.exec(value) ?? [];
  // A month chosen before its year.
  const [waiting, setWaiting] = useState('');
  const month = typedMonth || (year === '' || !/^\d{4}$/u.test(year) ? waiting : '');
  const isPresent = value === present;
  const write = (nextYear: string, nextMonth: string) => {
    setWaiting(nextMonth);
    onText(/^\d{4}$/u.test(nextYear) && nextMonth ? `${nextYear}-${nextMonth}` : nextYear);
  };
  const name = (at: string) =>
    dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, Number(at) - 1),
    );
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={problem ? noteId : undefined}
    >
      <legend className="mb-1.5 text-13 font-medium text-ink">{label}</legend>
      {!isPresent && (
        <div className="flex gap-2" onBlur={() => setLeft(true)}>
          <Select
            aria-label={t('resume.month.month', { what: label })}
            className="min-w-24 flex-1"
            value={month}
            placeholder={t('resume.month.none')}
            options={months.map((at) => ({ value: at, label: name(at) }))}
            onChange={(event) => write(year, event.target.value)}
          />
          <Input
            aria-label={t('resume.month.year', { what: label })}
            className="max-w-24"
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('resume.month.year-hint')}
            value={year}
            aria-invalid={(isLeft && problem !== undefined) || undefined}
            onChange={(event) => write(event.target.value.trim(), month)}
          />
        </div>
      )}
      {presentLabel !== undefined && (
        <Checkbox
          label={presentLabel}
          checked={isPresent}
          onChange={(event) => onText(event.target.checked ? present : '')}
        />
      )}
      {isLeft && problem && (
        <p id={noteId} className="text-13 text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
