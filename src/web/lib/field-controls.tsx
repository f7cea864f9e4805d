import type { ReactNode } from 'react';
import type { Field as FieldData, Fields } from '#domain/fields.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

type Control = { name: string; defaultValue: string; autoFocus?: boolean };
type NameOf<All> = Extract<keyof All, string>;
type Texts<All> = { readonly [Name in NameOf<All>]?: string };

type Props<All extends Fields> = {
  fields: All;
  /** Name, first value and error of a field. */
  field: (name: NameOf<All>) => { control: Control; error: string | undefined };
  label: (name: NameOf<All>) => string;
  help?: Texts<All>;
  autoComplete?: Texts<All>;
  /** Beside the label of an optional field. */
  mark?: string;
  /** The empty first option of a choice. */
  placeholder: string;
  /** Stands before the fields of several lines. */
  children?: ReactNode;
};

/** One control for each text and choice of a noun, in their order, those of several lines last. */
export function FieldControls<All extends Fields>(props: Props<All>) {
  const { fields, field, label, help = {}, autoComplete = {}, mark, placeholder, children } = props;
  const short: ReactNode[] = [];
  const long: ReactNode[] = [];
  for (const name in fields) {
    const data: FieldData = fields[name] as FieldData;
    const { control, error } = field(name);
    const isRequired = 'required' in data && data.required === true;
    const isLong = data.kind === 'text' && data.rows !== undefined;
    const texts: Texts<All> = autoComplete;
    (isLong ? long : short).push(
      <Field
        key={name}
        label={label(name)}
        required={isRequired}
        mark={isRequired ? undefined : mark}
        help={(help as Texts<All>)[name]}
        error={error}
        {...(isLong && { className: 'sm:col-span-2' })}
      >
        <ControlOf
          data={data}
          control={control}
          placeholder={placeholder}
          autoComplete={texts[name] ?? 'off'}
        />
      </Field>,
    );
  }
  return (
    <>
      {short}
      {children}
      {long}
    </>
  );
}

type ControlProps = {
  data: FieldData;
  control: Control;
  placeholder: string;
  autoComplete: string;
};

const inputs = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  website: { inputMode: 'url' },
  'web-address': { inputMode: 'url' },
} as const;

function ControlOf({ data, control, placeholder, autoComplete }: ControlProps) {
  if (data.kind === 'choice') {
    const options = data.options.map((each) => ({ value: each, label: each }));
    return <Select {...control} placeholder={placeholder} options={options} />;
  }
  if (data.kind !== 'text') return null;
  if (data.rows !== undefined) return <Textarea {...control} rows={data.rows} most={data.max} />;
  const { required = false, format } = data;
  return (
    <Input
      {...control}
      {...(format && inputs[format])}
      autoComplete={autoComplete}
      required={required}
    />
  );
}
