import type { ReactNode } from 'react';

/**
 * A diagram made of markup: exposed to screen readers as one sentence, not interactive.
 */
export function Picture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative mx-auto w-full max-w-sm min-w-0 rounded-card border border-line bg-surface p-4 text-14 shadow-raised select-none sm:p-5"
    >
      {children}
    </div>
  );
}
