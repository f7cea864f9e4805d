import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { tabAfterKey } from './tab-after-key.ts';
import { useIsServed } from './use-is-served.ts';

/** The current URL with one query parameter changed. */
export function addressWith(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  next.set(name, value);
  return `?${next.toString()}`;
}

/**
 * Tabs that are links: the URL holds the selection. Without scripts a link loads the page at
 * `hash`; with scripts the scroll position stays and the arrow, Home and End keys work.
 */
export function SiteTabs({
  name,
  label,
  tabs,
  current,
  panelId,
  hash,
}: {
  /** The query parameter's name; also the prefix of the tab ids. */
  name: string;
  label: string;
  tabs: readonly { value: string; label: string; note?: string }[];
  current: string;
  panelId: string;
  hash: string;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Until hydration every tab is a tab stop, because arrow keys don't work yet.
  const isServed = useIsServed();
  const choose = (value: string) =>
    void navigate(addressWith(search, name, value), { replace: true, preventScrollReset: true });

  const onClick = (event: MouseEvent, value: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    choose(value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, at: number) => {
    if (event.key === ' ') {
      event.preventDefault();
      return event.currentTarget.click();
    }
    const to = tabs[tabAfterKey(event, at, tabs.length) ?? -1];
    if (!to) return;
    event.preventDefault();
    document.getElementById(`${name}-${to.value}`)?.focus();
    choose(to.value);
  };

  return (
    <div
      role="tablist"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-1 rounded-control border border-line bg-surface p-1"
    >
      {tabs.map((tab, at) => (
        <a
          key={tab.value}
          role="tab"
          id={`${name}-${tab.value}`}
          href={`${addressWith(search, name, tab.value)}#${hash}`}
          aria-selected={tab.value === current}
          aria-controls={panelId}
          tabIndex={isServed || tab.value === current ? 0 : -1}
          onClick={(event) => onClick(event, tab.value)}
          onKeyDown={(event) => onKeyDown(event, at)}
          className={joinClasses(
            'inline-flex min-h-9 touch-height items-center gap-2 rounded-[0.375rem] px-4 text-14 no-underline transition-colors',
            tab.value === current
              ? 'bg-primary font-medium text-on-primary'
              : 'text-ink-muted hover:bg-hover hover:text-ink',
          )}
        >
          {tab.label}
          {tab.note && (
            <span
              className={joinClasses(
                'rounded-chip px-2 py-0.5 text-12 font-medium',
                tab.value === current
                  ? 'bg-on-primary text-primary'
                  : 'bg-accent-soft text-on-accent-soft',
              )}
            >
              {tab.note}
            </span>
          )}
        </a>
      ))}
    </div>
  );
}
