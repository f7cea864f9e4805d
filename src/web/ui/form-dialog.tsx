import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

type FormDialogProps = Pick<
  DialogProps,
  'open' | 'onClose' | 'title' | 'description' | 'size' | 'role'
> & {
  /** The id of the form inside, which the submit button refers to. */
  formId: string;
  submitText: string;
  /** 'Cancel' by default. */
  cancelText?: string | undefined;
  busyText: string;
  busy: boolean;
  /** 'danger' when submitting can't be undone. */
  tone?: 'primary' | 'danger';
  children: ReactNode;
};

/** A dialog around one form: all ways to close it behave the same, and one button submits it. */
export function FormDialog({
  formId,
  submitText,
  cancelText,
  busyText,
  busy,
  tone = 'primary',
  ...dialog
}: FormDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{cancelText ?? t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant={tone} busy={busy} busyText={busyText}>
            {submitText}
          </Button>
        </>
      }
    />
  );
}
