import { useId } from 'react';
import { FieldError } from '#web/ui/field-error.tsx';
import { Switch, type SwitchProps } from '#web/ui/switch.tsx';
import { useFormState } from './form.tsx';

/** A switch of the enclosing form; its value is '' while off. */
export function SwitchField(props: SwitchProps & { name: string }) {
  const { values, errorOf } = useFormState();
  const errorId = useId();
  const error = errorOf(props.name);
  return (
    <div>
      <Switch
        {...props}
        defaultChecked={Boolean(values[props.name])}
        {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
