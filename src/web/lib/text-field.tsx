import { Field, type FieldProps } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';
import { Textarea, type TextareaProps } from '#web/ui/textarea.tsx';
import { useFormState } from './form.tsx';

export type FormFieldProps = Omit<FieldProps, 'children' | 'error'> & { name: string };
type TextFieldProps = FormFieldProps & { controlClass?: string };

/** Separates what a field shows from what its control needs. */
export function splitFieldProps<Props extends FormFieldProps>({
  label,
  help,
  mark,
  hideLabel,
  className,
  id,
  required = false,
  ...control
}: Props) {
  return [{ label, help, mark, hideLabel, className, id, required }, control] as const;
}

export function TextField(props: TextFieldProps & Omit<InputProps, keyof TextFieldProps>) {
  const { control, errorOf } = useFormState();
  const [field, { name, controlClass, ...input }] = splitFieldProps(props);
  return (
    <Field {...field} error={errorOf(name)}>
      <Input {...control(name)} {...input} className={controlClass} />
    </Field>
  );
}

/** A multi-line field with a character counter. */
export function TextareaField(props: FormFieldProps & Omit<TextareaProps, keyof FormFieldProps>) {
  const { control, errorOf, longest } = useFormState();
  const [field, { name, ...textarea }] = splitFieldProps(props);
  return (
    <Field {...field} error={errorOf(name)}>
      <Textarea most={longest[name]} {...control(name)} {...textarea} />
    </Field>
  );
}
