import { ChevronDown } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { StepStateSelect, StepToggle } from './step-controls.tsx';
import { StepDetails, StepEvidence, StepFacts, type StepProps } from './step-parts.tsx';

/** One stop of the path; on wide screens the cards alternate beside it. */
export function MapStep({ at, ...props }: StepProps & { at: number }) {
  const t = useTexts();
  const { step, isNext, setStep } = props;
  const isDone = step.state === 'done';
  const isSettled = isDone || step.state === 'skipped';
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      // Each card ends beside the next one, and above the one after it, even where both are short.
      className="group/stop pointer-events-none relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 pb-4 lg:grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] lg:gap-x-5 lg:pb-0 lg:not-first:-mt-10"
    >
      <span
        aria-hidden="true"
        className={joinClasses(
          'absolute inset-y-0 start-[1.3125rem] w-1 lg:start-1/2 lg:-translate-x-1/2 rtl:lg:translate-x-1/2',
          isDone ? 'bg-primary' : 'bg-line',
        )}
      />
      <div className="pointer-events-auto relative col-start-1 row-start-1 pt-3 lg:col-start-2">
        <StepToggle {...props} at={at} />
      </div>
      <article
        className={joinClasses(
          'pointer-events-auto col-start-2 row-start-1 flex min-w-0 flex-col gap-2.5 rounded-card border bg-surface p-4',
          at % 2 === 1 ? 'lg:col-start-1' : 'lg:col-start-3',
          isNext ? 'border-accent' : 'border-line',
          step.state === 'skipped' && 'border-dashed',
        )}
      >
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h4 className="min-w-0 text-16 font-semibold wrap-anywhere text-ink">{step.title}</h4>
          {isNext && <Badge tone="accent">{t('roadmap.step.next')}</Badge>}
        </div>
        {!isSettled && (
          <>
            <p className="text-14 text-ink-muted">{step.text}</p>
            <StepFacts {...props} />
          </>
        )}
        <StepEvidence {...props} />
        <div
          className={joinClasses(
            'flex gap-2.5',
            isSettled ? 'flex-wrap items-start justify-between' : 'flex-col',
          )}
        >
          <details className="group min-w-0">
            <summary className="flex min-h-8 touch-height cursor-pointer list-none items-center gap-1 rounded-control text-13 font-medium text-primary [&::-webkit-details-marker]:hidden">
              {t('roadmap.step.details')}
              <span className="sr-only">: {step.title}</span>
              <ChevronDown
                size={16}
                aria-hidden="true"
                className="transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="flex flex-col gap-3 pt-2 pb-1">
              {isSettled && (
                <>
                  <p className="text-14 text-ink-muted">{step.text}</p>
                  <StepFacts {...props} />
                </>
              )}
              <StepDetails step={step} />
            </div>
          </details>
          <StepStateSelect step={step} setStep={setStep} />
        </div>
      </article>
    </li>
  );
}
