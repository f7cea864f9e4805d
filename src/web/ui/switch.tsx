import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';
import { joinClasses } from './join-classes.ts';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** Takes effect immediately, without a save button: label at the start, switch at the end. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const wired = useFieldControl(rest);
  return (
    <label
      className={joinClasses(
        'touch-height flex min-w-0 items-start justify-between gap-4 py-1.5 text-14',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="font-medium text-ink">{label}</span>
        {description && <span className="block text-13 text-ink-muted">{description}</span>}
      </span>
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          {...rest}
          {...wired}
          type="checkbox"
          role="switch"
          className="peer h-5 w-9 appearance-none rounded-chip bg-line-strong transition-colors checked:bg-primary disabled:opacity-50 forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-0.5 top-0.5 size-4 rounded-chip bg-surface transition-transform peer-checked:translate-x-4 rtl:peer-checked:-translate-x-4 forced-colors:hidden"
        />
      </span>
    </label>
  );
}
