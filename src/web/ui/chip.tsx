import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

const base = 'inline-flex max-w-full items-center gap-1.5 rounded-chip border text-13';

/** A skill, tag or chosen filter. `onRemove` makes it removable. */
export function Chip({
  children,
  onRemove,
  removeLabel,
  tone = 'neutral',
}: {
  children: ReactNode;
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  tone?: 'neutral' | 'match';
}) {
  return (
    <span
      className={joinClasses(
        base,
        'py-0.5 ps-2.5',
        onRemove ? 'pe-0.5' : 'pe-2.5',
        tone === 'match'
          ? 'border-transparent bg-success-soft text-success'
          : 'border-line bg-surface text-ink-muted',
      )}
    >
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="relative inline-flex size-6 shrink-0 items-center justify-center rounded-chip text-ink-subtle transition-colors hover:bg-hover hover:text-ink pointer-coarse:before:absolute pointer-coarse:before:-inset-2.5"
        >
          <X size={12} strokeWidth={2.5} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

export function ToggleChip({
  children,
  pressed,
  onPressedChange,
}: {
  children: ReactNode;
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={joinClasses(
        base,
        'touch-height min-h-8 px-3 font-medium transition-colors',
        pressed
          ? 'border-primary bg-primary-soft text-primary'
          : 'border-line bg-surface text-ink-muted hover:border-line-strong hover:text-ink',
      )}
    >
      <span className="truncate">{children}</span>
    </button>
  );
}
