import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { joinClasses } from './join-classes.ts';
import type { SiteMenu } from './site-link.ts';

/**
 * Collapsible links of the public header: native <details>, works without scripts; Escape or losing
 * focus closes it.
 */
export function SiteHeaderMenu({ menu, className }: { menu: SiteMenu; className: string }) {
  const box = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const close = () => box.current?.removeAttribute('open');

  useEffect(close, [pathname]);
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    close();
    summary.current?.focus();
  };

  return (
    <details
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      className="group relative"
    >
      <summary
        ref={summary}
        className={joinClasses(className, 'list-none [&::-webkit-details-marker]:hidden')}
      >
        {menu.label}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="absolute start-0 top-full z-40 mt-1 min-w-48 animate-rise rounded-control border border-line bg-raised p-1 shadow-raised">
        {menu.items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className="flex min-h-9 touch-height items-center rounded-small px-3 text-14 text-ink no-underline hover:bg-hover"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
