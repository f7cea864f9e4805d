import { Field, type FieldProps } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';
import { Textarea, type TextareaProps } from '#web/ui/textarea.tsx';
import { useFormState } from './form.tsx';

export type FormFieldProps = Omit<FieldProps, 'children' | 'error'> & { name: string };
type TextFieldProps = FormFieldProps & { controlClass?: string };

export function TextField({
  label,
  help,
  mark,
  hideLabel,
  className,
  id,
  required = false,
  name,
  controlClass,
  ...input
}: TextFieldProps & Omit<InputProps, keyof TextFieldProps>) {
  const { control, errorOf } = useFormState();
  const field = { label, help, mark, hideLabel, className, id, required };
  return (
    <Field {...field} error={errorOf(name)}>
      <Input {...control(name)} {...input} className={controlClass} />
    </Field>
  );
}

/** A multi-line field with a character counter. */
export function TextareaField({
  label,
  help,
  mark,
  hideLabel,
  className,
  id,
  required = false,
  name,
  ...textarea
}: FormFieldProps & Omit<TextareaProps, keyof FormFieldProps>) {
  const { control, errorOf, longest } = useFormState();
  const field = { label, help, mark, hideLabel, className, id, required };
  return (
    <Field {...field} error={errorOf(name)}>
      <Textarea most={longest[name]} {...control(name)} {...textarea} />
    </Field>
  );
}
