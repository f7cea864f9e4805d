import { useRef, useState } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** Asks for the reason of a rejection, and for a second thought. */
export function RejectDialog({
  name,
  title,
  text,
  open,
  busy,
  error,
  onClose,
  onReject,
}: {
  name: string;
  /** In place of the usual, for more than one application. */
  title?: string;
  text?: string;
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
    const typed = reason.current?.value.trim() ?? '';
    setProblem(typed ? undefined : t('refusal.reason-required'));
    if (typed) onReject(typed);
    else reason.current?.focus();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      title={title ?? t('company.reject.title', { name })}
      description={text ?? t('company.reject.text')}
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
