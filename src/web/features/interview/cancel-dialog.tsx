import type { InterviewCard } from '#contract/interview.ts';
import { text } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { useChangeToast } from './use-interview-change.ts';

const movesBack = 'movesBack';
const fields = { reason: text({ max: 500, required: true, missing: 'REASON_REQUIRED' }) };

/** Asks for the reason, which the candidate reads. */
export function CancelDialog({
  interview,
  mayMove,
  ...dialog
}: {
  interview: InterviewCard;
  /** The reader may change the application’s status. */
  mayMove: boolean;
} & DialogState) {
  const t = useTexts();
  const { report, reload } = useChangeToast();
  const { id: interviewId, version, candidateName: name } = interview;
  const form = useForm({
    fields,
    submit: ({ reason = '', ...values }) =>
      api.interview.cancel.call({
        interviewId,
        version,
        reason,
        ...(values[movesBack] === 'on' && { movesBack: true }),
      }),
    onDone: async (changed) => {
      dialog.onClose();
      report(changed, t('interview.cancelled'));
      await reload();
    },
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('interview.cancel-title', { name })}
      submitText={t('interview.cancel')}
      cancelText={t('interview.keep')}
      busyText={t('interview.busy')}
    >
      <TextareaField
        name="reason"
        label={t('interview.cancel-reason')}
        help={t('interview.cancel-help', { name })}
        required
        rows={3}
      />
      {interview.isOnly && mayMove && (
        <Checkbox
          name={movesBack}
          label={t('interview.cancel-back', {
            status: t('application.company-status.under_review'),
          })}
          description={t('interview.cancel-back-help')}
        />
      )}
    </DialogForm>
  );
}
