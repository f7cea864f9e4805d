import { type ReactNode, useId } from 'react';
import { joinClasses } from './join-classes.ts';

const tones = {
  accent: 'text-accent [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
  success:
    'text-success-mark [&::-moz-progress-bar]:bg-success-mark [&::-webkit-progress-value]:bg-success-mark',
  warning:
    'text-warning-mark [&::-moz-progress-bar]:bg-warning-mark [&::-webkit-progress-value]:bg-warning-mark',
  danger:
    'text-danger-mark [&::-moz-progress-bar]:bg-danger-mark [&::-webkit-progress-value]:bg-danger-mark',
};

/** Determinate progress; for work of unknown length use Spinner. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  hideLabel = false,
  tone = 'accent',
  isThick = false,
  className,
}: {
  label: ReactNode;
  value: number;
  max?: number;
  /** '3 of 5 done', at the end of the line. */
  valueText?: ReactNode;
  hideLabel?: boolean;
  /** For a score: the color only repeats the label beside it. */
  tone?: keyof typeof tones;
  isThick?: boolean;
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
        className={joinClasses(
          'w-full appearance-none overflow-hidden rounded-chip border-0 bg-line forced-colors:border forced-colors:border-[CanvasText] forced-colors:[&::-moz-progress-bar]:bg-[CanvasText] forced-colors:[&::-webkit-progress-value]:bg-[CanvasText] forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-chip [&::-moz-progress-bar]:transition-[inline-size] [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:rounded-chip',
          isThick ? 'h-3' : 'h-1.5 forced-colors:h-2',
          tones[tone],
        )}
      />
    </div>
  );
}
