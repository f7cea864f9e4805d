import type { Refusal } from '#domain/refusals.ts';
import { longestReport, reportReasons, type Target } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

function judge({ reason = '', detail = '' }: Record<string, string>) {
  const problems: Partial<Record<string, Refusal>> = {};
  if (!reportReasons.some((each) => each === reason)) problems['reason'] = 'FIELDS_REQUIRED';
  if (detail.trim().length > longestReport.detail) problems['detail'] = 'TEXT_TOO_LONG';
  return problems;
}

/** What is wrong with something, for the administrators. */
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
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: longestReport,
    fieldOf: () => undefined,
    changes: api.report.key(),
    failedTitle: t('report.failed'),
    send: ({ reason: typed = '', detail = '' }, idempotencyKey) => {
      const reason = reportReasons.find((each) => each === typed) ?? 'other';
      return api.report.create.call({ target, reason, detail }, { context: { idempotencyKey } });
    },
    onDone: ({ isNew }) => {
      onClose();
      toast({ title: t(isNew ? 'report.done' : 'report.again'), tone: 'success' });
    },
  });
  const [reason, detail] = [field('reason'), field('detail')];
  return (
    <FormDialog
      {...dialog}
      open={open}
      size="sm"
      title={t('report.title')}
      description={t('report.text')}
      submitText={t('report.submit')}
      busyText={t('report.busy')}
    >
      <form {...form} className="flex flex-col gap-4">
        <Field label={t('report.reason')} required error={reason.error}>
          <Select
            {...reason.control}
            placeholder=""
            options={reportReasons.map((value) => ({
              value,
              label: t(`report.reasons.${value}`),
            }))}
          />
        </Field>
        <Field label={t('report.detail')} mark={t('report.optional')} error={detail.error}>
          <Textarea {...detail.control} rows={3} most={longestReport.detail} />
        </Field>
      </form>
    </FormDialog>
  );
}
