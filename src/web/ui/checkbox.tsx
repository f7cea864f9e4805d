import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';
import { joinClasses } from './join-classes.ts';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row: a facet count. */
  count?: ReactNode;
};

export function Checkbox({ label, description, count, className, ...rest }: CheckboxProps) {
  const wired = useFieldControl(rest);
  return (
    <label
      className={joinClasses(
        'touch-height flex min-w-0 items-start gap-2.5 py-1 text-14 pointer-coarse:py-2.5',
        className,
      )}
    >
      <span className="relative mt-0.5 inline-flex shrink-0">
        <input
          {...rest}
          {...wired}
          type="checkbox"
          className="peer size-4 appearance-none rounded-small border border-line-strong bg-surface transition-colors checked:border-primary checked:bg-primary hover:border-primary disabled:opacity-50 aria-invalid:border-danger forced-colors:appearance-auto"
        />
        <Check
          size={12}
          strokeWidth={3.5}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0.5 text-on-primary opacity-0 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="min-w-0 grow">
        <span className="text-ink">{label}</span>
        {description && <span className="block text-13 text-ink-muted">{description}</span>}
      </span>
      {count !== undefined && <span className="text-13 text-ink-subtle tabular-nums">{count}</span>}
    </label>
  );
}
