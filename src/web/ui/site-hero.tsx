import type { ReactNode } from 'react';

/** The hero of a public page: heading, value proposition, actions, and a product preview. */
export function SiteHero({
  above,
  title,
  lead,
  action,
  note,
  figure,
}: {
  above?: ReactNode;
  title: ReactNode;
  lead: ReactNode;
  action?: ReactNode;
  /** A small line below the buttons. */
  note?: ReactNode;
  figure?: ReactNode;
}) {
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-14 gap-y-10 px-4 pt-10 pb-14 sm:px-6 sm:pt-14 sm:pb-20 lg:grid-cols-[11fr_10fr] lg:pt-16">
      <div className="min-w-0">
        {above && <p className="mb-3 text-14 font-medium text-primary">{above}</p>}
        <h1 className="font-display text-40 font-bold text-ink xl:text-56">{title}</h1>
        <p className="mt-5 max-w-xl text-18 text-ink-muted">{lead}</p>
        {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
        {note && <p className="mt-4 text-14 text-ink-muted">{note}</p>}
      </div>
      {figure && <div className="min-w-0">{figure}</div>}
    </section>
  );
}
