import { useMemo, useState } from 'react';
import type { OwnEvent } from '#contract/event.ts';
import { eventFields, findEventProblems } from '#domain/event/event-fields.ts';
import { wallClockOf } from '#domain/event/instant-of.ts';
import { longestOf, valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

const longest = longestOf(eventFields);

/** Announces an event, or changes one that is to come. Its times are those of a clock in its own zone. */
export default function OwnEventForm({
  event,
  open,
  onClose,
}: {
  event: OwnEvent | null;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const { timeZone: own } = useLocale();
  // What was on the screen when the form was opened, whatever came since.
  const [seen] = useState(event?.stamp ?? '');
  const zones = useMemo(() => {
    const known = new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')]);
    return [...known].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [own]);
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge: (typed) => findEventProblems(typed),
    longest,
    changes: api.event.key(),
    failedTitle: t('admin-community.events.form.failed'),
    send: async (typed, idempotencyKey) => {
      const input = valuesOf(eventFields, typed);
      const context = { idempotencyKey };
      if (event === null) return api.event.create.call(input, { context });
      const { id: eventId } = event;
      return api.event.update.call({ ...input, eventId, stamp: seen }, { context });
    },
    onDone: () => {
      onClose();
      toast({
        title: t(`admin-community.events.form.${event ? 'saved' : 'created'}`),
        tone: 'success',
      });
    },
  });
  const zone = event?.timeZone ?? own;
  const clock = (at: Date | undefined) => (at ? wallClockOf(at, zone) : '');
  const fields = {
    title: field('title', event?.title),
    summary: field('summary', event?.summary),
    description: field('description', event?.description),
    joinUrl: field('joinUrl', event?.joinUrl ?? ''),
    startsAt: field('startsAt', clock(event?.startsAt)),
    endsAt: field('endsAt', clock(event?.endsAt)),
    timeZone: field('timeZone', zone),
    places: field('places', event?.places?.toString() ?? ''),
  };
  const optional = t('admin-community.events.form.optional');
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t(`admin-community.events.form.${event ? 'edit' : 'add'}-title`)}
      submitText={t(`admin-community.events.form.${event ? 'save' : 'create'}`)}
      busyText={t('admin-community.events.form.busy')}
    >
      <form {...form} className="flex flex-col gap-4">
        <Field label={t('admin-community.events.form.title')} required error={fields.title.error}>
          <Input {...fields.title.control} required />
        </Field>
        <Field
          label={t('admin-community.events.form.summary')}
          required
          help={t('admin-community.events.form.summary-help')}
          error={fields.summary.error}
        >
          <Textarea {...fields.summary.control} rows={2} most={eventFields.summary.max} required />
        </Field>
        <Field
          label={t('admin-community.events.form.description')}
          mark={optional}
          error={fields.description.error}
        >
          <Textarea {...fields.description.control} rows={6} most={eventFields.description.max} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('admin-community.events.form.starts')}
            required
            error={fields.startsAt.error}
          >
            <Input {...fields.startsAt.control} type="datetime-local" required />
          </Field>
          <Field label={t('admin-community.events.form.ends')} required error={fields.endsAt.error}>
            <Input {...fields.endsAt.control} type="datetime-local" required />
          </Field>
          <Field
            label={t('admin-community.events.form.zone')}
            required
            error={fields.timeZone.error}
          >
            <Select {...fields.timeZone.control} options={zones} />
          </Field>
          <Field
            label={t('admin-community.events.form.places')}
            mark={optional}
            help={t('admin-community.events.form.places-help')}
            error={fields.places.error}
          >
            <Input {...fields.places.control} inputMode="numeric" />
          </Field>
        </div>
        <Field
          label={t('admin-community.events.form.join')}
          mark={optional}
          help={t('admin-community.events.form.join-help')}
          error={fields.joinUrl.error}
        >
          <Input {...fields.joinUrl.control} type="url" />
        </Field>
      </form>
    </FormDialog>
  );
}
