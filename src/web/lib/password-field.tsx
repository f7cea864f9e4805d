import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useFormState } from './form.tsx';
import type { FormFieldProps } from './text-field.tsx';
import { useTexts } from './texts.tsx';

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

function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'trailing'>) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          type="button"
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'auth.hide' : 'auth.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
