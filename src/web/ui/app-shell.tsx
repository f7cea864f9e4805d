import { type LucideIcon, Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Drawer } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';
import { SkipLink } from './skip-link.tsx';

export type AppNavItem = {
  to: string;
  label: ReactNode;
  icon: LucideIcon;
  count?: ReactNode;
  end?: boolean;
  /** The section's other pages, shown while one of the section is open. */
  pages?: readonly { to: string; label: ReactNode }[];
  /** Paths of pages that belong to the section but have no link of their own. */
  also?: readonly string[];
};
export type AppNavGroup = { title?: ReactNode; items: readonly AppNavItem[] };

export type AppShellProps = {
  /** Logo, linked to the home page. */
  brand: ReactNode;
  nav: readonly AppNavGroup[];
  navLabel: string;
  skipText: string;
  openMenuLabel: string;
  closeMenuLabel: string;
  /** Search box or title; takes the remaining width. */
  headerStart?: ReactNode;
  /** Bell, theme, avatar menu. */
  headerEnd?: ReactNode;
  /** Across the full width: 'Your company is waiting for approval'. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The section that a page is in: the one with the longest path that leads to it. */
function sectionOf(pathname: string, groups: readonly AppNavGroup[]): AppNavItem | undefined {
  const found = groups
    .flatMap(({ items }) => items)
    .flatMap((item) => [item, ...(item.pages ?? [])].map(({ to }) => ({ item, to })))
    .filter(({ to }) => isIn(pathname, to))
    .toSorted((a, b) => b.to.length - a.to.length);
  return found[0]?.item;
}

const isIn = (pathname: string, path: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** `page` on the link of the page, `true` on the link of its section. */
function currentOf(pathname: string, { to, end, pages, also }: AppNavItem) {
  const isPage = end || Boolean(pages?.length) ? pathname === to : isIn(pathname, to);
  if (isPage) return 'page';
  return also?.some((path) => isIn(pathname, path)) ? 'true' : undefined;
}

const navLinkClass =
  'group/nav flex min-h-8 touch-height items-center gap-2.5 rounded-control px-2.5 py-1 text-14 text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary';

function SideNav({ groups, label }: { groups: readonly AppNavGroup[]; label: string }) {
  const { pathname } = useLocation();
  const section = sectionOf(pathname, groups);
  return (
    <nav aria-label={label} className="flex flex-col gap-5">
      {groups.map((group, index) => (
        <div key={index}>
          {group.title && (
            <p className="mb-1 px-2.5 text-12 font-medium text-ink-subtle">{group.title}</p>
          )}
          <ul className="flex flex-col gap-px">
            {group.items.map((item) => (
              <li key={item.to}>
                <Link
                  to={item.to}
                  aria-current={currentOf(pathname, item)}
                  className={navLinkClass}
                >
                  <item.icon size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
                  <span className="min-w-0 grow truncate">{item.label}</span>
                  {item.count !== undefined && (
                    <span className="text-12 tabular-nums">{item.count}</span>
                  )}
                </Link>
                {item === section && item.pages && item.pages.length > 0 && (
                  <ul className="ms-4.5 mt-px flex flex-col gap-px border-s border-line ps-2">
                    {item.pages.map((page) => (
                      <li key={page.to}>
                        <NavLink to={page.to} end className={navLinkClass}>
                          <span className="min-w-0 grow truncate">{page.label}</span>
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** The dashboard's frame: a sidebar from 1024 px on, a drawer below, a header, and the page as skip target. */
export function AppShell(props: AppShellProps) {
  const { pathname } = useLocation();
  // The path on which the drawer was opened: navigating closes it.
  const [menuFor, setMenuFor] = useState<string | null>(null);
  return (
    <div className="flex min-h-dvh text-14 max-lg:noscript:flex-col">
      <SkipLink>{props.skipText}</SkipLink>
      <aside className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-e border-line lg:flex print:hidden max-lg:noscript:static max-lg:noscript:flex max-lg:noscript:h-auto max-lg:noscript:w-full">
        <div className="flex h-14 shrink-0 items-center px-5">{props.brand}</div>
        <div className="min-h-0 grow overflow-y-auto px-3 py-2" data-tour="menu">
          <SideNav groups={props.nav} label={props.navLabel} />
        </div>
      </aside>
      <Drawer
        open={menuFor === pathname}
        onClose={() => setMenuFor(null)}
        title={props.navLabel}
        heading={props.brand}
        closeLabel={props.closeMenuLabel}
        side="start"
        size="sm"
      >
        <div className="-mx-2.5">
          <SideNav groups={props.nav} label={props.navLabel} />
        </div>
      </Drawer>
      <div className="flex min-w-0 grow flex-col">
        <header className="sticky top-0 z-20 flex h-14 shrink-0 items-center gap-2 border-b border-line bg-background px-3 sm:px-6 print:hidden">
          <IconButton
            icon={MenuIcon}
            label={props.openMenuLabel}
            onClick={() => setMenuFor(pathname)}
            data-tour="menu"
            className="lg:hidden noscript:hidden"
          />
          <div className="flex min-w-0 grow items-center">{props.headerStart}</div>
          <div className="flex shrink-0 items-center gap-1">{props.headerEnd}</div>
        </header>
        {props.banner}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[80rem] grow px-4 py-6 sm:px-6 lg:px-8 lg:py-8"
        >
          {props.children}
        </main>
      </div>
    </div>
  );
}
