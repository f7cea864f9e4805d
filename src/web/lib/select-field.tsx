import { Field } from '#web/ui/field.tsx';
import { Select, type SelectProps } from '#web/ui/select.tsx';
import { useFormState } from './form.tsx';
import type { FormFieldProps } from './text-field.tsx';

export function SelectField({
  label,
  help,
  mark,
  hideLabel,
  className,
  id,
  required = false,
  name,
  ...select
}: FormFieldProps & Omit<SelectProps, keyof FormFieldProps>) {
  const { control, errorOf } = useFormState();
  const field = { label, help, mark, hideLabel, className, id, required };
  return (
    <Field {...field} error={errorOf(name)}>
      <Select {...control(name)} {...select} />
    </Field>
  );
}
