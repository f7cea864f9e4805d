import type { ReactNode } from 'react';

/** The closing call to action of a public page. */
export function SiteClosing({
  title,
  text,
  action,
}: {
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
}) {
  return (
    <section className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <div className="relative isolate overflow-hidden rounded-[1.25rem] bg-primary-soft px-6 py-12 sm:px-12 sm:py-16">
        <svg
          viewBox="0 0 200 120"
          aria-hidden="true"
          className="absolute end-0 bottom-0 -z-10 hidden h-full max-w-[45%] md:block rtl:-scale-x-100"
        >
          <rect x="44" y="84" width="28" height="50" rx="8" className="fill-accent" />
          <rect
            x="88"
            y="56"
            width="28"
            height="80"
            rx="8"
            className="fill-none stroke-primary opacity-60"
            strokeWidth="2.5"
          />
          <rect
            x="132"
            y="24"
            width="28"
            height="110"
            rx="8"
            className="fill-none stroke-primary opacity-60"
            strokeWidth="2.5"
          />
        </svg>
        <div className="max-w-xl">
          <h2 className="font-display text-28 font-bold text-ink sm:text-40">{title}</h2>
          <p className="mt-3 text-18 text-ink-muted">{text}</p>
          <div className="mt-7 flex flex-wrap gap-3">{action}</div>
        </div>
      </div>
    </section>
  );
}
