import type { ReportedThing } from '#contract/report.ts';
import { isBlank } from '#domain/is-blank.ts';
import type { Refusal } from '#domain/refusals.ts';
import { longestReport } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast-store.ts';

function judge({ reason = '' }: Record<string, string>) {
  const problems: Partial<Record<string, Refusal>> = {};
  if (isBlank(reason)) problems['reason'] = 'FIELDS_REQUIRED';
  else if (reason.trim().length > longestReport.reason) problems['reason'] = 'TEXT_TOO_LONG';
  return problems;
}

/** Decides all open reports of one thing, with a reason. */
export default function DecideDialog({
  thing: { target },
  to,
  open,
  onClose,
}: {
  thing: ReportedThing;
  to: 'upheld' | 'dismissed';
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const what = to === 'upheld' ? 'upholding' : 'dismissing';
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: longestReport,
    fieldOf: () => undefined,
    changes: api.report.key(),
    failedTitle: t(`admin-community.reports.${what}.failed`),
    send: ({ reason = '' }, idempotencyKey) =>
      api.report.decide.call({ target, to, reason }, { context: { idempotencyKey } }),
    onDone: () => {
      onClose();
      toast({ title: t(`admin-community.reports.${what}.done`), tone: 'success' });
    },
  });
  const reason = field('reason');
  const consequence =
    what === 'dismissing'
      ? t('admin-community.reports.dismissing.text')
      : t(`admin-community.reports.upholding.${target.kind === 'posting' ? 'posting' : 'post'}`);
  return (
    <FormDialog
      {...dialog}
      open={open}
      size="sm"
      title={t(`admin-community.reports.${what}.title`)}
      description={consequence}
      submitText={t(`admin-community.reports.${what}.submit`)}
      busyText={t(`admin-community.reports.${what}.busy`)}
    >
      <form {...form}>
        <Field
          label={t('admin-community.reports.reason')}
          required
          help={t('admin-community.reports.reason-help')}
          error={reason.error}
        >
          <Textarea {...reason.control} rows={3} most={longestReport.reason} required />
        </Field>
      </form>
    </FormDialog>
  );
}
