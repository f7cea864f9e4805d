import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { joinClasses } from './join-classes.ts';
import { SiteIcon, type SiteIconName } from './site-icon.tsx';

export type SitePoint = {
  id: string;
  icon?: SiteIconName;
  title: ReactNode;
  text: ReactNode;
  link?: { to: string; text: string };
};

const columnClasses = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Feature points side by side: an icon, a name, a sentence or two. */
export function SitePoints({
  points,
  columns = 3,
}: {
  points: readonly SitePoint[];
  columns?: 2 | 3 | 4;
}) {
  return (
    <ul className={joinClasses('grid gap-x-8 gap-y-10', columnClasses[columns])}>
      {points.map(({ id, icon, title, text, link }) => (
        <li key={id} className="flex min-w-0 flex-col items-start">
          {icon && (
            <span className="mb-4 inline-flex size-10 items-center justify-center rounded-control bg-primary-soft text-primary">
              <SiteIcon name={icon} />
            </span>
          )}
          <h3 className="text-18 font-semibold text-ink">{title}</h3>
          <p className="mt-1.5 text-ink-muted">{text}</p>
          {link && <SiteArrowLink to={link.to}>{link.text}</SiteArrowLink>}
        </li>
      ))}
    </ul>
  );
}

export function SiteArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="group mt-2 inline-flex min-h-8 touch-height items-center gap-1.5 rounded-small font-medium text-primary no-underline hover:text-primary-hover"
    >
      {children}
      <SiteIcon
        name="arrow-right"
        size={16}
        className="transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
      />
    </Link>
  );
}
