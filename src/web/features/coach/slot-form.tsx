import type { OwnSlot } from '#contract/coach.ts';
import { findSlotProblems, slotFields } from '#domain/coach/coach-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useTimeZoneOptions } from '#web/lib/use-time-zone-options.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { slotStart } from './slot-start.ts';

/**
 * Offers a time; its start is local to the chosen time zone. All but the start is as in the `last`
 * time offered: coaches offer several in a row.
 */
export default function SlotForm({ last, ...dialog }: DialogState & { last: OwnSlot | undefined }) {
  const t = useTexts();
  const { timeZone: own } = useLocale();
  const zones = useTimeZoneOptions();
  const form = useForm({
    initial: slotStart(own, last),
    fields: slotFields,
    validate: (values) => findSlotProblems(values, new Date()),
    changes: api.coach.key(),
    submit: (values, { context }) =>
      api.coach.createSlot.call(valuesOf(slotFields, values), { context }),
    onDone: dialog.onClose,
    doneText: t('coach.form.done'),
    failedTitle: t('coach.form.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('coach.form.title')}
      submitText={t('coach.form.submit')}
      busyText={t('coach.form.busy')}
    >
      <TextField
        name="topic"
        label={t('coach.form.topic')}
        help={t('coach.form.topic-help')}
        required
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="startsAt" label={t('coach.form.starts')} required type="datetime-local" />
        <SelectField name="timeZone" label={t('dashboard.time-zone')} required options={zones} />
      </div>
      <TextField name="minutes" label={t('coach.form.minutes')} required inputMode="numeric" />
      <TextField
        name="place"
        label={t('coach.form.place')}
        help={t('coach.form.place-help')}
        required
      />
    </DialogForm>
  );
}
