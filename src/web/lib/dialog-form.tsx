import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Form } from './form.tsx';
import type { FormState } from './use-form.ts';

type DialogFormProps = Omit<ComponentProps<typeof FormDialog>, 'formId' | 'busy'> & {
  form: FormState;
  /** Closing drops what was typed. */
  forgets?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form in a dialog; closing the dialog in any way keeps the unsent input, unless it `forgets`. */
export function DialogForm({ form, forgets, className, children, ...dialog }: DialogFormProps) {
  return (
    <FormDialog
      {...dialog}
      formId={form.id}
      busy={form.busy}
      onClose={() => {
        if (forgets) form.reset();
        else form.clearProblems();
        dialog.onClose();
      }}
    >
      <Form form={form} className={className ?? 'flex flex-col gap-4'}>
        {children}
      </Form>
    </FormDialog>
  );
}
