import { requiredChoice, text } from '#domain/fields.ts';
import { maxReportLength as longest, reportReasons, type Target } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { optionsOf } from '#web/ui/options-of.ts';

const reasonOf = (values: FormValues) => reportReasons.find((each) => each === values['reason']);

const fields = { reason: requiredChoice(reportReasons), detail: text({ max: longest.detail }) };

export default function ReportDialog({
  target,
  ...dialog
}: {
  target: Target;
} & DialogState) {
  const t = useTexts();
  const form = useForm({
    fields,
    changes: api.report.key(),
    submit: (values, { context }) =>
      api.report.create.call(
        { target, reason: reasonOf(values) ?? 'other', detail: values['detail'] ?? '' },
        { context },
      ),
    onDone: dialog.onClose,
    doneText: ({ isNew }) => t(isNew ? 'report.done' : 'report.again'),
    failedTitle: t('report.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="sm"
      title={t('report.title')}
      description={t('report.text')}
      submitText={t('report.submit')}
      busyText={t('report.busy')}
    >
      <SelectField
        name="reason"
        label={t('report.reason')}
        required
        placeholder=""
        options={optionsOf(reportReasons, (value) => t(`report.reasons.${value}`))}
      />
      <TextareaField
        name="detail"
        label={t('report.detail')}
        mark={t('report.optional')}
        rows={3}
      />
    </DialogForm>
  );
}
