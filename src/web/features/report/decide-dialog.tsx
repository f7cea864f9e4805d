import type { ReportedThing } from '#contract/report.ts';
import { text } from '#domain/fields.ts';
import { maxReportLength as longest } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

const fields = { reason: text({ max: longest.reason, required: true }) };

/** Decides all open reports about one item, with a reason. */
export default function DecideDialog({
  thing: { target },
  to,
  ...dialog
}: {
  thing: ReportedThing;
  to: 'upheld' | 'dismissed';
} & DialogState) {
  const t = useTexts();
  const what = to === 'upheld' ? 'upholding' : 'dismissing';
  const form = useForm({
    fields,
    changes: api.report.key(),
    submit: ({ reason = '' }, { context }) =>
      api.report.decide.call({ target, to, reason }, { context }),
    onDone: dialog.onClose,
    doneText: t(`admin-community.reports.${what}.done`),
    failedTitle: t(`admin-community.reports.${what}.failed`),
  });
  const consequence =
    what === 'dismissing'
      ? t('admin-community.reports.dismissing.text')
      : t(`admin-community.reports.upholding.${target.kind === 'posting' ? 'posting' : 'post'}`);
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="sm"
      title={t(`admin-community.reports.${what}.title`)}
      description={consequence}
      submitText={t(`admin-community.reports.${what}.submit`)}
      busyText={t(`admin-community.reports.${what}.busy`)}
    >
      <TextareaField
        name="reason"
        label={t('dashboard.reason')}
        required
        help={t('admin-community.reports.reason-help')}
        rows={3}
      />
    </DialogForm>
  );
}
