import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type TimelineStep = {
  id: string;
  title: ReactNode;
  /** The displayed date and its machine-readable form. */
  date?: { text: string; iso: string } | undefined;
  detail?: ReactNode;
  state: 'done' | 'current' | 'upcoming' | 'ended';
  /** The state as text, for screen readers. */
  stateText: string;
};

const dots = {
  done: 'bg-primary text-on-primary',
  current: 'border-2 border-primary bg-surface ring-4 ring-primary-soft',
  upcoming: 'border-2 border-line bg-surface',
  ended: 'bg-ink-subtle text-surface',
};

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-5 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={joinClasses(
                'absolute start-2 top-5.5 bottom-0.5 w-0.5 -translate-x-1/2 rounded-chip rtl:translate-x-1/2',
                step.state === 'done' ? 'bg-primary' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={joinClasses(
              'mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-chip',
              dots[step.state],
            )}
          >
            {step.state === 'done' && <Check size={10} strokeWidth={3.5} />}
            {step.state === 'ended' && <X size={10} strokeWidth={3.5} />}
          </span>
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span
                className={joinClasses(
                  'text-14',
                  step.state === 'upcoming' ? 'text-ink-muted' : 'font-medium text-ink',
                )}
              >
                {step.title}
                <span className="sr-only">, {step.stateText}</span>
              </span>
              {step.date && (
                <time dateTime={step.date.iso} className="text-13 text-ink-subtle tabular-nums">
                  {step.date.text}
                </time>
              )}
            </p>
            {step.detail && <div className="mt-0.5 text-13 text-ink-muted">{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
