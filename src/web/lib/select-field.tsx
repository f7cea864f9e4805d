import { Field } from '#web/ui/field.tsx';
import { Select, type SelectProps } from '#web/ui/select.tsx';
import { useFormState } from './form.tsx';
import { type FormFieldProps, splitFieldProps } from './text-field.tsx';

export function SelectField(props: FormFieldProps & Omit<SelectProps, keyof FormFieldProps>) {
  const { control, errorOf } = useFormState();
  const [field, { name, ...select }] = splitFieldProps(props);
  return (
    <Field {...field} error={errorOf(name)}>
      <Select {...control(name)} {...select} />
    </Field>
  );
}
