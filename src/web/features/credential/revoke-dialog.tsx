import type { IssuedCredential } from '#contract/credential.ts';
import { maxReason } from '#domain/credential/credential.ts';
import { text } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

const fields = { reason: text({ max: maxReason, required: true }) };

/** An administrator takes a badge back, with a reason that its holder and verifiers read. */
export function RevokeDialog({
  badge,
  ...dialog
}: {
  badge: IssuedCredential;
} & DialogState) {
  const t = useTexts();
  const form = useForm({
    fields,
    changes: api.credential.key(),
    submit: ({ reason = '' }, { context }) =>
      api.credential.revoke.call({ credentialId: badge.id, reason }, { context }),
    onDone: dialog.onClose,
    doneText: t('admin-credential.dialog.done'),
    failedTitle: t('admin-credential.dialog.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="sm"
      title={t('admin-credential.dialog.title')}
      description={t('admin-credential.dialog.text')}
      submitText={t('admin-credential.dialog.submit')}
      busyText={t('admin-credential.dialog.busy')}
    >
      <p className="text-14 wrap-anywhere">
        <span className="font-medium">{badge.title}</span>, {badge.holder}
      </p>
      <TextareaField name="reason" label={t('dashboard.reason')} required rows={3} />
    </DialogForm>
  );
}
