import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

export const toneClasses: Record<Tone, string> = {
  // The line keeps it apart from a hovered row, which has the same color.
  neutral: 'border-line bg-hover text-ink-muted',
  info: 'border-transparent bg-info-soft text-info',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warning-soft text-warning',
  danger: 'border-transparent bg-danger-soft text-danger',
  accent: 'border-transparent bg-accent-soft text-on-accent-soft',
};

/** A state in one word; the color only repeats it. */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  wraps = false,
  className,
  children,
}: {
  tone?: Tone;
  icon?: LucideIcon | undefined;
  /** For longer texts: they break instead of being cut. */
  wraps?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex max-w-full items-center gap-1 rounded-chip border px-2 py-0.5 text-12 font-medium',
        toneClasses[tone],
        className,
      )}
    >
      {Icon && <Icon size={12} strokeWidth={2.25} aria-hidden="true" className="shrink-0" />}
      <span className={wraps ? 'min-w-0 wrap-anywhere' : 'truncate'}>{children}</span>
    </span>
  );
}
