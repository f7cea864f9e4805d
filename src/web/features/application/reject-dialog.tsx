import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Asks for the reason of a rejection, and for a second thought. */
export function RejectDialog({
  name,
  open,
  busy,
  error,
  onClose,
  onReject,
}: {
  name: string;
  open: boolean;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onReject: (reason: string) => void;
}) {
  const t = useTexts();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [problem, setProblem] = useState<string>();
  const confirm = () => {
    const text = reason.current?.value.trim() ?? '';
    setProblem(text ? undefined : t('refusal.reason-required'));
    if (text) onReject(text);
    else reason.current?.focus();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={t('company.reject.title', { name })}
      description={t('company.reject.text')}
      confirmText={t('company.reject.confirm')}
      cancelText={t('common.cancel')}
      closeLabel={t('common.close')}
      busy={busy}
      busyText={t('company.reject.busy')}
      error={error}
    >
      <Field
        label={t('company.reject.reason')}
        required
        help={t('company.reject.reason-help')}
        error={problem}
      >
        <Textarea ref={reason} rows={4} maxLength={1000} />
      </Field>
    </ConfirmDialog>
  );
}
