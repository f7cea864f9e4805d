import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogState } from './dialog.tsx';

export type ConfirmDialogProps = DialogState & {
  onConfirm: () => void;
  title: ReactNode;
  /** What will happen, and what can't be undone. */
  description: ReactNode;
  confirmText: string;
  /** 'Cancel' by default. */
  cancelText?: string | undefined;
  tone?: 'danger' | 'primary';
  busy?: boolean;
  busyText?: string;
  /** Why the action failed, shown inside the dialog. */
  error?: string | undefined;
  children?: ReactNode;
};

/**
 * Asks before an irreversible action; the safe button has the focus. Stays open while busy: close
 * it when done.
 */
export function ConfirmDialog({
  onConfirm,
  confirmText,
  cancelText,
  tone = 'danger',
  busy = false,
  busyText,
  error,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      {...dialog}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button autoFocus onClick={dialog.onClose}>
            {cancelText ?? t('common.cancel')}
          </Button>
          <Button variant={tone} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {(children || error) && (
        <>
          {children}
          {error && (
            <p role="alert" className="mt-2 text-13 text-danger">
              {error}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
