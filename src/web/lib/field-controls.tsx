import type { ReactNode } from 'react';
import type { Field, Fields } from '#domain/fields.ts';
import { SelectField } from './select-field.tsx';
import { type FormFieldProps, TextareaField, TextField } from './text-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';

type NameOf<All> = Extract<keyof All, string>;
type Choices = { placeholder: string; options: readonly { value: string; label: string }[] };
type Texts<All> = { readonly [Name in NameOf<All>]?: string };

type Props<All extends Fields> = {
  fields: All;
  label: (name: NameOf<All>) => string;
  help?: Texts<All>;
  autoComplete?: Texts<All>;
  /** Beside the label of an optional field. */
  mark?: string;
  /** The empty first option of a select. */
  placeholder: string;
  /** Text fields that offer known values only. */
  choices?: { readonly [Name in NameOf<All>]?: Choices };
  /** Rendered before the multi-line fields. */
  children?: ReactNode;
};

/** One control for each text, number or choice field of a noun, in order, multi-line fields last. */
export function FieldControls<All extends Fields>(props: Props<All>) {
  const { fields, label, mark, placeholder, children } = props;
  const {
    help,
    autoComplete,
    choices,
  }: Pick<Props<All>, 'help' | 'autoComplete' | 'choices'> = props;
  const short: ReactNode[] = [];
  const long: ReactNode[] = [];
  for (const name in fields) {
    const data: Field | undefined = fields[name];
    if (data === undefined) continue;
    const required = 'required' in data && data.required === true;
    const isLong = data.kind === 'text' && data.rows !== undefined;
    (isLong ? long : short).push(
      <ControlOf
        key={name}
        data={data}
        field={{
          name,
          label: label(name),
          required,
          mark: required ? undefined : mark,
          help: help?.[name],
        }}
        placeholder={choices?.[name]?.placeholder ?? placeholder}
        offered={choices?.[name]?.options}
        autoComplete={autoComplete?.[name] ?? 'off'}
      />,
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
  data: Field;
  field: FormFieldProps;
  placeholder: string;
  offered: Choices['options'] | undefined;
  autoComplete: string;
};

const inputs = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  website: { inputMode: 'url' },
  linkedin: { inputMode: 'url' },
  'web-address': { inputMode: 'url' },
  'secure-address': { inputMode: 'url' },
} as const;

function ControlOf({ data, field, placeholder, offered, autoComplete }: ControlProps) {
  const known = data.kind === 'choice' ? data.options : undefined;
  const options = offered ?? known?.map((each) => ({ value: each, label: each }));
  if (options) return <SelectField {...field} placeholder={placeholder} options={options} />;
  if (data.kind === 'number')
    return <TextField {...field} inputMode="numeric" autoComplete={autoComplete} />;
  if (data.kind !== 'text') return null;
  if (data.format === 'time-zone') return <TimeZoneField {...field} />;
  if (data.rows !== undefined)
    return <TextareaField {...field} rows={data.rows} className="sm:col-span-2" />;
  return (
    <TextField {...field} {...(data.format && inputs[data.format])} autoComplete={autoComplete} />
  );
}
