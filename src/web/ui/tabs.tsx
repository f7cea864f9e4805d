import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { joinClasses } from './join-classes.ts';
import { tabAfterKey } from './tab-after-key.ts';
import { tabClass, tabListClass } from './tab-class.ts';

export type Tab = { value: string; label: ReactNode; count?: ReactNode; panel: ReactNode };

export type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
};

/**
 * Views without a URL of their own; otherwise use TabNav. A custom implementation, because Radix
 * renders style attributes on the server.
 */
export function Tabs({ label, tabs, value, onValueChange, className }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const current = value ?? own;
  const at = tabs.findIndex((tab) => tab.value === current);

  const list = useRef<HTMLDivElement>(null);
  // Where the tabs don't fit, the selected one may be beyond the edge.
  useEffect(() => {
    const tab = document.getElementById(`${id}-tab-${current}`);
    if (!tab || !list.current) return;
    const [bar, place] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    const middle = place.left + place.width / 2 - bar.left - bar.width / 2;
    if (place.left < bar.left || place.right > bar.right) list.current.scrollLeft += middle;
  }, [id, current]);

  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = tabs[tabAfterKey(event, at, tabs.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    choose(to.value);
    document.getElementById(`${id}-tab-${to.value}`)?.focus();
  };

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className={tabListClass}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === current}
            aria-controls={tab.value === current ? `${id}-panel` : undefined}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => choose(tab.value)}
            className={joinClasses(
              tabClass,
              'aria-selected:font-medium aria-selected:text-ink aria-selected:after:bg-primary',
            )}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="text-12 text-ink-subtle tabular-nums">{tab.count}</span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${current}`}
        tabIndex={0}
        className="rounded-control pt-5"
      >
        {tabs[at]?.panel}
      </div>
    </div>
  );
}
