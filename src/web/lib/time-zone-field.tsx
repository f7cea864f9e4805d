import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useIsServed } from '#web/ui/use-is-served.ts';
import { useFormState } from './form.tsx';
import type { FormFieldProps } from './text-field.tsx';
import { useLocale, useOwnZone } from './texts.tsx';
import { useTimeZoneOptions } from './use-time-zone-options.ts';

/** A time zone; the reader's own while none is chosen. */
export function TimeZoneField({ name, required = false, ...field }: FormFieldProps) {
  const { control, errorOf } = useFormState();
  const { timeZone: own } = useLocale();
  const { defaultValue, ...props } = control(name);
  const selected = String(defaultValue ?? '') || own;
  const all = useTimeZoneOptions(selected);
  // Browsers know other zones than the server, which would fail to hydrate.
  const options = useIsServed() ? all.slice(0, 1) : all;
  return (
    <Field {...field} required={required} error={errorOf(name)}>
      <Select key={selected} {...props} defaultValue={selected} options={options} />
    </Field>
  );
}

/** Sends the reader's time zone with a form that doesn't ask for it. */
export function HiddenTimeZone({ name }: { name: string }) {
  return <input type="hidden" name={name} value={useOwnZone() ?? ''} />;
}
