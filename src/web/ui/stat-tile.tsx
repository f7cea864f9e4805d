import { ArrowDownRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';

export type StatTileProps = {
  label: ReactNode;
  value: ReactNode;
  icon?: LucideIcon;
  /** '12 more than last week'; the arrow and the color only repeat it. */
  change?: { text: ReactNode; direction: 'up' | 'down' | 'flat'; good?: boolean } | undefined;
  /** Link to the rows behind the number. */
  to?: string | undefined;
  className?: string;
};

export function StatTile({ label, value, icon: Icon, change, to, className }: StatTileProps) {
  const Arrow =
    change?.direction === 'up'
      ? ArrowUpRight
      : change?.direction === 'down'
        ? ArrowDownRight
        : null;
  return (
    <div
      className={joinClasses(
        'relative flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5',
        to && 'transition-colors hover:border-line-strong',
        className,
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-2 text-13 text-ink-muted">
        {to ? (
          <Link
            to={to}
            className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {label}
          </Link>
        ) : (
          <span>{label}</span>
        )}
        {Icon && (
          <Icon
            size={16}
            strokeWidth={1.75}
            aria-hidden="true"
            className="shrink-0 text-ink-subtle"
          />
        )}
      </div>
      <p className="mt-2 text-28 font-semibold text-ink tabular-nums">{value}</p>
      {change && (
        <p
          className={joinClasses(
            'mt-1 flex items-center gap-1 text-13',
            change.good === undefined
              ? 'text-ink-muted'
              : change.good
                ? 'text-success'
                : 'text-danger',
          )}
        >
          {Arrow && <Arrow size={16} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />}
          {change.text}
        </p>
      )}
    </div>
  );
}
