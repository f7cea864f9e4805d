import { type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';

/** A share that is known; for work of unknown length take Spinner. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  hideLabel = false,
  className,
}: {
  label: ReactNode;
  value: number;
  max?: number;
  /** '3 of 5 done', at the end of the line. */
  valueText?: ReactNode;
  hideLabel?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <div
        className={joinClasses(
          'flex items-baseline justify-between gap-3',
          hideLabel && !valueText && 'sr-only',
        )}
      >
        <label
          htmlFor={id}
          className={joinClasses('text-13 font-medium text-ink', hideLabel && 'sr-only')}
        >
          {label}
        </label>
        {valueText && <span className="text-13 text-ink-muted tabular-nums">{valueText}</span>}
      </div>
      <progress
        id={id}
        value={value}
        max={max}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-chip border-0 bg-line text-accent forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-chip [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-chip [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
