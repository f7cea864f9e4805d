import { useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCountText } from '#web/lib/use-count-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Leaving, useWithdrawApplication } from './use-withdraw-application.ts';

const maxReason = 1_000;

/** Asks for confirmation and an optional reason before a withdrawal. */
export function WithdrawDialog({
  application,
  to,
  open,
  onClose,
  onLeft,
}: {
  application: OwnApplication;
  to: Leaving;
  open: boolean;
  onClose: () => void;
  onLeft: () => void;
}) {
  const t = useTexts();
  const countText = useCountText();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [tooLong, setTooLong] = useState(false);
  const { withdraw, busy, problem, forget } = useWithdrawApplication(application, onLeft);
  const confirm = () => {
    const text = reason.current?.value.trim() ?? '';
    const isTooLong = text.length > maxReason;
    setTooLong(isTooLong);
    if (isTooLong) reason.current?.focus();
    else withdraw(to, text);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={() => {
        forget();
        setTooLong(false);
        onClose();
      }}
      onConfirm={confirm}
      title={t(`own.leave.${to}.title`)}
      description={t(`own.leave.${to}.text`, { company: application.companyName })}
      confirmText={t(`own.leave.${to}.confirm`)}
      busy={busy}
      busyText={t(`own.leave.${to}.busy`)}
      error={problem}
    >
      <Field
        label={t('dashboard.reason')}
        mark={t('common.optional')}
        help={t('own.leave.reason-help')}
        error={tooLong ? t('own.leave.too-long') : undefined}
      >
        <Textarea ref={reason} rows={4} most={maxReason} countText={countText} />
      </Field>
    </ConfirmDialog>
  );
}
