import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { tabClass, tabListClass } from './tab-class.ts';

export type TabNavItem = { to: string; label: ReactNode; count?: ReactNode; end?: boolean };

/** Tabs that are addresses: links, with the current one named as such. */
export function TabNav({
  label,
  items,
  className,
}: {
  label: string;
  items: readonly TabNavItem[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={joinClasses(tabListClass, className)}>
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.end ?? false}
          className={joinClasses(
            tabClass,
            'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-primary',
          )}
        >
          {item.label}
          {item.count !== undefined && (
            <span className="text-12 text-ink-subtle tabular-nums">{item.count}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
