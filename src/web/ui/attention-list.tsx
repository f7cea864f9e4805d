import { ChevronRight, CircleCheck, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from './card.tsx';

export type AttentionItem = {
  key: string;
  icon: LucideIcon;
  isUrgent?: boolean;
  text: string;
  why: string;
  to: string;
};

/** What somebody should decide, most urgent first; each item opens its list. */
export function AttentionList({
  title,
  none,
  items,
}: {
  title: string;
  /** Shown while nothing waits. */
  none: string;
  items: readonly AttentionItem[];
}) {
  return (
    <Card aria-label={title} title={title} padding="none">
      {items.length === 0 ? (
        <p className="flex items-center gap-3 border-t border-line px-4 py-4 text-14 text-ink-muted sm:px-5">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-success" />
          {none}
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map(({ key, icon: Icon, isUrgent, text, why, to }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex items-center gap-3 px-4 py-3 no-underline hover:bg-hover sm:px-5"
              >
                <Icon
                  size={20}
                  aria-hidden="true"
                  className={isUrgent ? 'shrink-0 text-danger' : 'shrink-0 text-ink-subtle'}
                />
                <span className="min-w-0 flex-1">
                  <span className="block text-14 font-medium text-ink">{text}</span>
                  <span className="block text-13 text-ink-muted">{why}</span>
                </span>
                <ChevronRight
                  size={16}
                  aria-hidden="true"
                  className="shrink-0 text-ink-subtle rtl:-scale-x-100"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
