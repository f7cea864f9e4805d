import { Field } from '#web/ui/field.tsx';
import { useFormState } from './form.tsx';
import { PasswordInput } from './password-input.tsx';
import type { FormFieldProps } from './text-field.tsx';

type PasswordFieldProps = FormFieldProps & {
  autoComplete: 'current-password' | 'new-password' | 'off';
  placeholder?: string;
};

/** A password field that starts empty and can reveal its contents. */
export function PasswordField({ name, autoComplete, placeholder, ...field }: PasswordFieldProps) {
  const { errorOf } = useFormState();
  return (
    <Field {...field} error={errorOf(name)}>
      <PasswordInput name={name} autoComplete={autoComplete} placeholder={placeholder} />
    </Field>
  );
}
