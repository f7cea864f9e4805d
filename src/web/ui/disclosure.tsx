import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

/** A question with a collapsed answer: native <details>, works without JavaScript. */
export function Disclosure({
  summary,
  children,
  open,
  className,
}: {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  className?: string;
}) {
  return (
    <details open={open} className={joinClasses('group border-b border-line', className)}>
      <summary className="flex touch-height list-none items-center justify-between gap-4 rounded-control py-4 font-medium text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-ink-subtle transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-text pb-5 text-ink-muted">{children}</div>
    </details>
  );
}
