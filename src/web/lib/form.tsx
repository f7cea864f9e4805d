import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import type { ButtonProps } from '#web/ui/button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { FormState } from './use-form.ts';

const FormContext = createContext<FormState | null>(null);

export function useFormState(): FormState {
  const form = use(FormContext);
  if (form === null) throw new Error('Form is missing above this component');
  return form;
}

type FormProps = {
  form: FormState;
  encType?: 'multipart/form-data';
  className?: string;
  onInput?: () => void;
  /** What to do about the failure, beside the reason. */
  advice?: ReactNode;
  children: ReactNode;
};

/** A form that shows its general error at the top, and scrolls there: a long form hides it. */
export function Form({ form, advice, className = 'flex flex-col gap-5', ...rest }: FormProps) {
  const general = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.message) general.current?.scrollIntoView({ block: 'nearest' });
  }, [form.message]);
  return (
    <FormContext value={form}>
      <form {...form.props} {...rest} className={className}>
        {form.message && (
          <div ref={general} className="scroll-mt-20">
            <Callout tone="danger" live action={advice}>
              {form.message}
            </Callout>
          </div>
        )}
        {rest.children}
      </form>
    </FormContext>
  );
}

/** Submits its form; a second click waits for the first. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  return <Button variant="primary" {...props} type="submit" busy={useFormState().busy} />;
}
