import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Form } from './form.tsx';
import { useTexts } from './texts.tsx';
import type { FormState } from './use-form.ts';

type DialogFormProps = Omit<
  ComponentProps<typeof FormDialog>,
  'formId' | 'busy' | 'closeLabel' | 'cancelText'
> & { form: FormState; className?: string; children: ReactNode };

/** A form in a dialog; closing the dialog in any way keeps the unsent input. */
export function DialogForm({ form, className, children, ...dialog }: DialogFormProps) {
  const t = useTexts();
  return (
    <FormDialog
      {...dialog}
      formId={form.id}
      busy={form.busy}
      onClose={() => {
        form.forgive();
        dialog.onClose();
      }}
      closeLabel={t('common.close')}
      cancelText={t('common.cancel')}
    >
      <Form form={form} className={className ?? 'flex flex-col gap-4'}>
        {children}
      </Form>
    </FormDialog>
  );
}
