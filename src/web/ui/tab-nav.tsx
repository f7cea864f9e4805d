import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { tabClass, tabListClass } from './tab-class.ts';

export type TabNavItem = { to: string; label: ReactNode; count?: ReactNode; end?: boolean };

/** Tabs as links, with aria-current on the active one. */
export function TabNav({ label, items }: { label: string; items: readonly TabNavItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const tabs = nav.current;
    const current = tabs?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (!tabs || !current) return;
    // Scrolls the current tab into view when not all tabs fit.
    const frame = tabs.getBoundingClientRect();
    tabs.scrollLeft += current.left + current.width / 2 - frame.left - frame.width / 2;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={tabListClass}>
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
