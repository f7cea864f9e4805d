import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';

export const toneClasses: Record<Tone, string> = {
  neutral: 'bg-hover text-ink-muted',
  info: 'bg-info-soft text-info',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-on-accent-soft',
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
        'inline-flex max-w-full items-center gap-1 rounded-chip border border-transparent px-2 py-0.5 text-12 font-medium',
        toneClasses[tone],
        className,
      )}
    >
      {Icon && <Icon size={12} strokeWidth={2.25} aria-hidden="true" className="shrink-0" />}
      <span className={wraps ? 'min-w-0 wrap-anywhere' : 'truncate'}>{children}</span>
    </span>
  );
}
