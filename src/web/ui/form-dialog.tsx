import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type FormDialogProps = Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'description' | 'closeLabel' | 'size' | 'role'
> & {
  /** The id of the form inside, which the button under it sends. */
  formId: string;
  cancelText: string;
  submitText: string;
  busyText: string;
  busy: boolean;
  /** Danger where what is sent can't be taken back. */
  tone?: 'primary' | 'danger';
  children: ReactNode;
};

/** A dialog around one form: every way out of it closes alike, and one button sends it. */
export function FormDialog({
  formId,
  cancelText,
  submitText,
  busyText,
  busy,
  tone = 'primary',
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{cancelText}</Button>
          <Button type="submit" form={formId} variant={tone} busy={busy} busyText={busyText}>
            {submitText}
          </Button>
        </>
      }
    />
  );
}
