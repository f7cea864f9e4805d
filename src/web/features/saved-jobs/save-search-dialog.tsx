import { text } from '#domain/fields.ts';
import { alertTimes, maxSearchNameLength } from '#domain/job-alerts/job-alert-limits.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { useQueryText } from './use-query-text.ts';

const fields = { name: text({ max: maxSearchNameLength, required: true }) };

/** The name of a saved search, and how often its job alert is sent. */
export default function SaveSearchDialog({
  query,
  ...dialog
}: {
  query: string;
} & DialogState) {
  const t = useTexts();
  const queryText = useQueryText();
  const form = useForm({
    initial: { name: queryText(query).slice(0, maxSearchNameLength), alert: 'daily' },
    fields,
    changes: api.jobAlerts.key(),
    submit: ({ name = '', alert: selectedTime }, { context }) => {
      const alert = alertTimes.find((each) => each === selectedTime) ?? 'off';
      return api.jobAlerts.createSearch.call({ name, query, alert }, { context });
    },
    onDone: dialog.onClose,
    doneText: t('saved-jobs.keep.done'),
    failedTitle: t('saved-jobs.keep.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="sm"
      title={t('saved-jobs.keep.title')}
      description={t('saved-jobs.keep.text')}
      submitText={t('saved-jobs.keep.submit')}
      busyText={t('common.saving')}
    >
      <TextField name="name" label={t('dashboard.name')} required maxLength={maxSearchNameLength} />
      <SelectField
        name="alert"
        label={t('saved-jobs.keep.alert')}
        options={optionsOf(alertTimes, (value) => t(`saved-jobs.searches.alerts.${value}`))}
      />
    </DialogForm>
  );
}
