import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

/** A soft background with the rising bars, for product previews on public pages. */
export function SiteStage({
  tone = 'primary',
  children,
}: {
  tone?: 'primary' | 'accent';
  children: ReactNode;
}) {
  return (
    <div
      className={joinClasses(
        'relative isolate w-full min-w-0 overflow-hidden rounded-[1.25rem] px-4 py-8 sm:px-10 sm:py-12',
        tone === 'primary' ? 'bg-primary-soft' : 'bg-accent-soft dark:bg-surface',
      )}
    >
      <svg
        viewBox="0 0 240 160"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        className={joinClasses(
          'absolute inset-0 -z-10 size-full opacity-10',
          tone === 'primary' ? 'fill-primary' : 'fill-accent',
        )}
      >
        <rect x="92" y="108" width="34" height="64" rx="9" />
        <rect x="140" y="72" width="34" height="100" rx="9" />
        <rect x="188" y="30" width="34" height="142" rx="9" />
      </svg>
      {children}
    </div>
  );
}
