import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SiteLink } from './site-link.ts';

export type SiteFooterProps = {
  brand: ReactNode;
  tagline?: ReactNode;
  social?: ReactNode;
  newsletter?: ReactNode;
  columns: readonly { title: string; links: readonly SiteLink[] }[];
  /** Bottom line: copyright, social links, theme. */
  bottom?: ReactNode;
};

export function SiteFooter({
  brand,
  tagline,
  social,
  newsletter,
  columns,
  bottom,
}: SiteFooterProps) {
  return (
    <footer className="-mt-px border-t border-line text-14 print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1.5fr_3fr] lg:py-16">
        <div className="max-w-xs">
          {brand}
          {tagline && <p className="mt-3 text-ink-muted">{tagline}</p>}
          {newsletter && <div className="mt-6">{newsletter}</div>}
          {social}
        </div>
        <div className="grid grid-cols-2 gap-8 sm:grid-cols-3 md:grid-cols-4">
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="mb-2 text-13 font-semibold text-ink">{column.title}</h2>
              <ul className="flex flex-col">
                {column.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-8 touch-height items-center rounded-small text-ink-muted no-underline transition-colors hover:text-ink"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      {bottom && (
        <div className="mx-auto max-w-page px-4 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 text-13 text-ink-muted">
            {bottom}
          </div>
        </div>
      )}
    </footer>
  );
}
