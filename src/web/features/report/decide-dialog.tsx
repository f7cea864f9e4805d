import type { ReportedThing } from '#contract/report.ts';
import { isBlank } from '#domain/is-blank.ts';
import { longestReport as longest } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

function validate({ reason = '' }: FormValues): Problems {
  if (isBlank(reason)) return { reason: 'FIELDS_REQUIRED' };
  return reason.trim().length > longest.reason ? { reason: 'TEXT_TOO_LONG' } : {};
}

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
    validate,
    longest,
    changes: api.report.key(),
    submit: ({ reason = '' }, { idempotencyKey }) =>
      api.report.decide.call({ target, to, reason }, { context: { idempotencyKey } }),
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
