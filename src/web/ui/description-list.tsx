import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

type DescriptionItem = { term: ReactNode; detail: ReactNode; icon?: LucideIcon };

/** Terms with their values: salary, location, deadline. */
export function DescriptionList({
  items,
  look = 'rows',
  className,
}: {
  items: readonly DescriptionItem[];
  look?: 'rows' | 'grid';
  className?: string;
}) {
  return (
    <dl
      className={joinClasses(
        look === 'rows'
          ? 'flex flex-col gap-2.5'
          : 'grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-3',
        className,
      )}
    >
      {items.map((item, index) => (
        <div
          key={index}
          className={
            look === 'rows' ? 'flex items-baseline justify-between gap-4' : 'flex flex-col gap-0.5'
          }
        >
          <dt className="flex shrink-0 items-baseline gap-1.5 text-13 text-ink-muted">
            {item.icon && (
              <item.icon
                size={16}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 self-center text-ink-subtle"
              />
            )}
            {item.term}
          </dt>
          <dd
            className={joinClasses(
              'min-w-0 text-14 wrap-anywhere text-ink',
              look === 'rows' && 'text-end',
            )}
          >
            {item.detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
