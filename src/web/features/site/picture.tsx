import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

/**
 * A diagram made of markup: exposed to screen readers as one sentence, not interactive.
 */
export function Picture({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={label}
      className={joinClasses(
        'relative mx-auto w-full min-w-0 rounded-card border border-line bg-surface p-4 text-14 shadow-raised select-none sm:p-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
