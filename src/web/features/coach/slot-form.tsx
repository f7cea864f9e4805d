import { useQueryClient } from '@tanstack/react-query';
import type { OwnSlot } from '#contract/coach.ts';
import { findSlotProblems, slotFields } from '#domain/coach/coach-fields.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useTimeZoneOptions } from '#web/lib/use-time-zone-options.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { slotStart, valuesOfSlot } from './slot-start.ts';

type SlotFormProps = DialogState & {
  /** The time to change; null offers another one. */
  slot: OwnSlot | null;
  last: OwnSlot | undefined;
};

/**
 * Offers a time, or changes one; its start is local to the chosen time zone. All but the start of
 * another time is as in the `last` one: coaches offer several in a row.
 */
export default function SlotForm({ slot, last, ...dialog }: SlotFormProps) {
  const t = useTexts();
  const { timeZone: own } = useLocale();
  const zones = useTimeZoneOptions();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const initial = slot ? valuesOfSlot(own, slot) : slotStart(own, last);
  const form = useForm({
    initial,
    fields: slotFields,
    validate: (values) => findSlotProblems(values, new Date()),
    changes: api.coach.key(),
    textOf: (refusal) => (slot && refusal === 'SLOT_TAKEN' ? t('coach.form.taken') : undefined),
    submit: (values, { context }) => {
      const typed = valuesOf(slotFields, values);
      return slot
        ? api.coach.updateSlot.call({ ...typed, slotId: slot.id }, { context })
        : api.coach.createSlot.call(typed, { context });
    },
    onDone: () => {
      dialog.onClose();
      if (slot === null) return;
      const before = { ...valuesOf(slotFields, initial), slotId: slot.id };
      offerUndo({
        title: t('coach.form.changed'),
        description: '',
        undo: () => api.coach.updateSlot.call(before),
        undone: t('coach.bookings.undone'),
        failed: t('coach.own.failed'),
        textOf: (error) => (refusalOf(error) === 'SLOT_TAKEN' ? t('coach.form.taken') : undefined),
        reload: () => cache.invalidateQueries({ queryKey: api.coach.key() }),
      });
    },
    ...(slot === null && { doneText: t('coach.form.done') }),
    failedTitle: t(slot ? 'coach.own.failed' : 'coach.form.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t(slot ? 'coach.form.change' : 'coach.form.title')}
      submitText={t(slot ? 'dashboard.save-changes' : 'coach.form.submit')}
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
