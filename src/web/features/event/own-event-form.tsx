import { useState } from 'react';
import type { OwnEvent } from '#contract/event.ts';
import { eventFields, findEventProblems } from '#domain/event/event-fields.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useTimeZoneOptions } from '#web/lib/use-time-zone-options.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

/** Creates or edits an upcoming event. Times are local to the event's time zone. */
export default function OwnEventForm({
  event,
  ...dialog
}: {
  event: OwnEvent | null;
} & DialogState) {
  const t = useTexts();
  const { timeZone: own } = useLocale();
  const zone = event?.timeZone ?? own;
  // The version that the form was opened with, whatever loads later.
  const [stamp] = useState(event?.stamp ?? '');
  const zones = useTimeZoneOptions(zone);
  const form = useForm({
    initial: {
      title: event?.title ?? '',
      summary: event?.summary ?? '',
      description: event?.description ?? '',
      joinUrl: event?.joinUrl ?? '',
      startsAt: event ? wallClockOf(event.startsAt, zone) : '',
      endsAt: event ? wallClockOf(event.endsAt, zone) : '',
      timeZone: zone,
      places: event?.places?.toString() ?? '',
    },
    fields: eventFields,
    validate: findEventProblems,
    changes: api.event.key(),
    submit: async (values, { context }) => {
      const input = valuesOf(eventFields, values);
      if (event === null) return api.event.create.call(input, { context });
      return api.event.update.call({ ...input, eventId: event.id, stamp }, { context });
    },
    onDone: dialog.onClose,
    doneText: t(`admin-community.events.form.${event ? 'saved' : 'created'}`),
    failedTitle: t('admin-community.events.form.failed'),
  });
  const optional = t('admin-community.events.form.optional');
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t(`admin-community.events.form.${event ? 'edit' : 'add'}-title`)}
      submitText={t(`admin-community.events.form.${event ? 'save' : 'create'}`)}
      busyText={t('admin-community.events.form.busy')}
    >
      <TextField name="title" label={t('admin-community.events.form.title')} required />
      <TextareaField
        name="summary"
        label={t('admin-community.events.form.summary')}
        required
        help={t('admin-community.events.form.summary-help')}
        rows={2}
      />
      <TextareaField
        name="description"
        label={t('admin-community.events.form.description')}
        mark={optional}
        rows={6}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="startsAt"
          label={t('admin-community.events.form.starts')}
          required
          type="datetime-local"
        />
        <TextField
          name="endsAt"
          label={t('admin-community.events.form.ends')}
          required
          type="datetime-local"
        />
        <SelectField
          name="timeZone"
          label={t('admin-community.events.form.zone')}
          required
          options={zones}
        />
        <TextField
          name="places"
          label={t('admin-community.events.form.places')}
          mark={optional}
          help={t('admin-community.events.form.places-help')}
          inputMode="numeric"
        />
      </div>
      <TextField
        name="joinUrl"
        label={t('admin-community.events.form.join')}
        mark={optional}
        help={t('admin-community.events.form.join-help')}
        type="url"
      />
    </DialogForm>
  );
}
