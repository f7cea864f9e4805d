import { Switch, type SwitchProps } from '#web/ui/switch.tsx';
import { useFormState } from './form.tsx';

/** A switch of the enclosing form; its value is '' while off. */
export function SwitchField(props: SwitchProps & { name: string }) {
  const { values } = useFormState();
  return <Switch {...props} defaultChecked={Boolean(values[props.name])} />;
}
