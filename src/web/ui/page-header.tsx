import type { ReactNode } from 'react';

export type PageHeaderProps = {
  title: ReactNode;
  /** One sentence on the purpose of this page. */
  purpose?: ReactNode;
  /** Primary action, at the end of the row. */
  action?: ReactNode;
  /** A small line above the title: breadcrumb or back link. */
  above?: ReactNode;
  /** Beside the title: a status badge. */
  badge?: ReactNode;
};

/** The one h1 of a dashboard page. */
export function PageHeader({ title, purpose, action, above, badge }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="max-w-text min-w-0">
        {above && <div className="mb-1 text-13 text-ink-muted">{above}</div>}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-20 font-semibold wrap-anywhere text-ink sm:text-28">
            {title}
          </h1>
          {badge}
        </div>
        {purpose && <p className="mt-1 text-14 wrap-anywhere text-ink-muted">{purpose}</p>}
      </div>
      {action && (
        <div className="flex flex-wrap items-center gap-2 sm:mt-0.5 print:hidden">{action}</div>
      )}
    </header>
  );
}
