import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, controlSizes, type ControlSize } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { joinClasses } from './join-classes.ts';

export type InputProps = ComponentProps<'input'> & {
  controlSize?: ControlSize;
  icon?: LucideIcon;
  /** A small addition at the end: a unit, a 'show password' button. */
  trailing?: ReactNode;
};

export function Input({
  controlSize = 'md',
  icon: Icon,
  trailing,
  className,
  ...rest
}: InputProps) {
  const wired = useFieldControl(rest);
  const input = (
    <input
      type="text"
      {...rest}
      {...wired}
      className={joinClasses(
        controlClass,
        controlSizes[controlSize],
        Icon && (controlSize === 'lg' ? 'ps-11' : 'ps-9'),
        Boolean(trailing) && 'pe-11',
        !Icon && !trailing && className,
      )}
    />
  );
  if (!Icon && !trailing) return input;
  return (
    <span className={joinClasses('relative flex w-full min-w-0 items-center', className)}>
      {Icon && (
        <Icon
          size={controlSize === 'lg' ? 20 : 16}
          aria-hidden="true"
          className={joinClasses(
            'pointer-events-none absolute text-ink-subtle',
            controlSize === 'lg' ? 'start-4' : 'start-3',
          )}
        />
      )}
      {input}
      {trailing && (
        <span className="absolute end-1 flex items-center pe-1 text-13 text-ink-muted">
          {trailing}
        </span>
      )}
    </span>
  );
}
