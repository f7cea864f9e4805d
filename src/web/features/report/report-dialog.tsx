import { longestReport as longest, reportReasons, type Target } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { toast } from '#web/ui/toast-store.ts';

const reasonOf = (values: FormValues) => reportReasons.find((each) => each === values['reason']);

function validate(values: FormValues) {
  const problems: Problems = {};
  if (reasonOf(values) === undefined) problems['reason'] = 'FIELDS_REQUIRED';
  if ((values['detail'] ?? '').trim().length > longest.detail) problems['detail'] = 'TEXT_TOO_LONG';
  return problems;
}

export default function ReportDialog({
  target,
  open,
  onClose,
}: {
  target: Target;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const form = useForm({
    validate,
    longest,
    changes: api.report.key(),
    submit: (values, { idempotencyKey }) =>
      api.report.create.call(
        { target, reason: reasonOf(values) ?? 'other', detail: values['detail'] ?? '' },
        { context: { idempotencyKey } },
      ),
    onDone: ({ isNew }) => {
      onClose();
      toast({ title: t(isNew ? 'report.done' : 'report.again'), tone: 'success' });
    },
    failedTitle: t('report.failed'),
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
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
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
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
