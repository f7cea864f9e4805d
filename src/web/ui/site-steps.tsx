import type { ReactNode } from 'react';
import { SiteArrowLink } from './site-points.tsx';

const heights = ['h-3', 'h-6', 'h-9', 'h-12'];

/** Ordered steps, each placed higher than the one before. */
export function SiteSteps({
  steps,
}: {
  steps: readonly {
    id: string;
    title: ReactNode;
    text: ReactNode;
    link?: { to: string; text: string };
  }[];
}) {
  return (
    <ol className={steps.length === 4 ? 'grid gap-8 md:grid-cols-4' : 'grid gap-8 md:grid-cols-3'}>
      {steps.map((step, at) => (
        <li key={step.id} className="flex flex-col items-start">
          <span aria-hidden="true" className="mb-4 hidden h-12 items-end gap-1.5 md:flex">
            {heights.slice(0, steps.length).map((height, rung) => (
              <span
                key={height}
                className={`w-3 rounded-small ${height} ${rung === at ? 'bg-accent' : 'bg-line'}`}
              />
            ))}
          </span>
          <h3 className="text-20 font-semibold">
            <span aria-hidden="true" className="me-2 text-ink-subtle tabular-nums md:hidden">
              {at + 1}
            </span>
            {step.title}
          </h3>
          <p className="mt-2 text-ink-muted">{step.text}</p>
          {step.link && <SiteArrowLink to={step.link.to}>{step.link.text}</SiteArrowLink>}
        </li>
      ))}
    </ol>
  );
}
