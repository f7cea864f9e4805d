import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { SiteChecks } from './site-checks.tsx';

/** One claim beside the product preview that backs it up. */
export function SiteRow({
  title,
  text,
  points = [],
  action,
  figure,
  flip = false,
}: {
  title: ReactNode;
  text: ReactNode;
  points?: readonly { id: string; text: ReactNode }[];
  action?: ReactNode;
  figure: ReactNode;
  /** Puts the figure first on wide screens. */
  flip?: boolean;
}) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 className="font-display text-28 font-bold text-ink">{title}</h2>
        <p className="mt-3 max-w-lg text-ink-muted">{text}</p>
        {points.length > 0 && (
          <div className="mt-5">
            <SiteChecks items={points} />
          </div>
        )}
        {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
      </div>
      <div className={joinClasses('min-w-0', flip && 'lg:order-first')}>{figure}</div>
    </div>
  );
}

export function SiteRows({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 py-14 sm:px-6 sm:py-20 lg:gap-24">
      {children}
    </div>
  );
}
