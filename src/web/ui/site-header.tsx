import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Drawer } from './drawer.tsx';
import { IconButton } from './icon-button.tsx';
import { SiteHeaderMenu } from './site-header-menu.tsx';
import type { SiteLink, SiteMenu } from './site-link.ts';

export type SiteHeaderProps = {
  brand: ReactNode;
  links: readonly (SiteLink | SiteMenu)[];
  navLabel: string;
  openMenuLabel: string;
  closeMenuLabel: string;
  /** Always visible: theme, sign in, sign up or the avatar menu. */
  end?: ReactNode;
  /** Below the links in the mobile menu: the same actions as large buttons. */
  menuEnd?: ReactNode;
};

const wideLink =
  'touch-height inline-flex min-h-9 items-center gap-1 rounded-control px-3 text-14 text-ink-muted no-underline transition-colors hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';

/**
 * Public header: transparent at the top of the page, translucent with a hairline after 10 px of
 * scrolling.
 */
export function SiteHeader({
  brand,
  links,
  navLabel,
  openMenuLabel,
  closeMenuLabel,
  end,
  menuEnd,
}: SiteHeaderProps) {
  const { pathname } = useLocation();
  const [menuFor, setMenuFor] = useState<string | null>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 10);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-30 border-b border-transparent bg-background transition-colors data-scrolled:border-line data-scrolled:bg-background/85 data-scrolled:backdrop-blur-md print:hidden"
    >
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6">
        <div className="me-auto min-w-0 lg:me-6">{brand}</div>
        <nav aria-label={navLabel} className="me-auto hidden shrink-0 lg:block">
          <ul className="flex items-center gap-1">
            {links.map((link) => (
              <li key={'to' in link ? link.to : link.label}>
                {'to' in link ? (
                  <NavLink to={link.to} end={link.end ?? false} className={wideLink}>
                    {link.label}
                  </NavLink>
                ) : (
                  <SiteHeaderMenu menu={link} className={wideLink} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-2">{end}</div>
        <IconButton
          icon={MenuIcon}
          label={openMenuLabel}
          onClick={() => setMenuFor(pathname)}
          className="-me-2 lg:hidden noscript:hidden"
        />
      </div>
      <Drawer
        open={menuFor === pathname}
        onClose={() => setMenuFor(null)}
        title={navLabel}
        heading={brand}
        closeLabel={closeMenuLabel}
        size="sm"
        footer={menuEnd && <div className="flex grow flex-col gap-2">{menuEnd}</div>}
      >
        <nav aria-label={navLabel}>
          <ul className="flex flex-col">
            {links
              .flatMap((link) => ('to' in link ? [link] : link.items))
              .map((link) => (
                <li key={link.to}>
                  <NavLink
                    to={link.to}
                    end={link.end ?? false}
                    className="flex min-h-12 items-center rounded-control text-18 font-medium text-ink no-underline aria-[current=page]:text-primary"
                  >
                    {link.label}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
      </Drawer>
    </header>
  );
}
