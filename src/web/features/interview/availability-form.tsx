import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findWrongDays,
  mayHaveAvailability,
  maxWindows,
  type Window,
} from '#domain/interview/availability.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { TimeZoneField } from '#web/lib/time-zone-field.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { WeekHours } from './week-hours.tsx';

const buffers = [0, 5, 10, 15, 30, 45, 60, 90, 120];

function availabilityOf(values: FormValues, own: string) {
  const most = (values['mostPerWeek'] ?? '').trim();
  return {
    timeZone: values['timeZone'] || own,
    windows: JSON.parse(values['windows'] ?? '[]') as Window[],
    bufferMinutes: Number(values['bufferMinutes']),
    mostPerWeek: most === '' ? null : Number(most),
  };
}

/** When a member can interview. */
export function AvailabilityForm() {
  const t = useTexts();
  const cache = useQueryClient();
  const { timeZone: own } = useLocale();
  const loaded = api.interview.loadAvailability.query();
  const { data } = useSuspenseQuery(loaded);
  const [version, setVersion] = useState(data.version);
  const follow = async () => {
    const now = await api.interview.loadAvailability.call({}).catch(() => null);
    // Offline: the next attempt is refused once more, and follows then.
    if (now !== null) setVersion(now.version);
  };
  const form = useForm({
    initial: {
      // Until the zone is saved, the server doesn't know the browser's.
      timeZone: data.version === 0 ? own : data.timeZone,
      windows: JSON.stringify(data.windows),
      bufferMinutes: String(data.bufferMinutes),
      mostPerWeek: data.mostPerWeek === null ? '' : String(data.mostPerWeek),
    },
    validate: (values) => {
      const verdict = mayHaveAvailability(availabilityOf(values, own));
      if (verdict.ok) return {};
      const fields = {
        TIME_ZONE_UNKNOWN: 'timeZone',
        AVAILABILITY_HOURS: 'windows',
      } as Record<string, string>;
      return { [fields[verdict.refusal] ?? 'mostPerWeek']: verdict.refusal };
    },
    textOf: (refusal) =>
      refusal === 'OUT_OF_RANGE' ? t('interview.availability.most-wrong') : undefined,
    submit: (values, { context }) =>
      api.interview.saveAvailability.call({ ...availabilityOf(values, own), version }, { context }),
    onDone: (saved, values) => {
      setVersion(saved.version);
      cache.setQueryData(loaded.queryKey, { ...availabilityOf(values, own), ...saved });
    },
    doneText: t('interview.availability.saved'),
    onFailed: (error) => {
      // The next attempt replaces what was saved in the other tab.
      if (refusalOf(error) === 'AVAILABILITY_CHANGED') void follow();
      return false;
    },
  });
  const { windows } = availabilityOf(form.values, own);
  return (
    <Form form={form} className="flex max-w-3xl flex-col gap-6">
      <Card
        title={t('interview.availability.hours')}
        description={t('interview.availability.hours-text')}
      >
        <div className="flex flex-col gap-5">
          <TimeZoneField name="timeZone" label={t('dashboard.time-zone')} className="max-w-80" />
          <WeekHours
            windows={windows}
            wrongDays={form.problems['windows'] ? findWrongDays(windows) : []}
            isTooMany={form.problems['windows'] !== undefined && windows.length > maxWindows}
            onChange={(next) => form.set('windows', JSON.stringify(next))}
          />
        </div>
      </Card>
      <Card
        title={t('interview.availability.limits')}
        description={t('interview.availability.limits-text')}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="bufferMinutes"
            label={t('interview.availability.buffer')}
            help={t('interview.availability.buffer-help')}
            options={buffers.map((minutes) => ({
              value: String(minutes),
              label: t('interview.availability.minutes', { count: minutes }),
            }))}
          />
          <TextField
            name="mostPerWeek"
            label={t('interview.availability.most')}
            help={t('interview.availability.most-help')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      </Card>
      <SubmitButton busyText={t('interview.busy')} className="self-start">
        {t('interview.availability.save')}
      </SubmitButton>
    </Form>
  );
}
