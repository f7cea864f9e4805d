import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { StepStateSelect, StepToggle } from './step-controls.tsx';
import { StepDetails, StepEvidence, StepFacts, type StepProps } from './step-parts.tsx';

/** The same step as a row, with everything visible. */
export function ListStep({ at, ...props }: StepProps & { at: number }) {
  const t = useTexts();
  const { step, isNext, setStep } = props;
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:px-6 lg:grid-cols-[2.75rem_minmax(0,1fr)_18rem_9rem]"
    >
      <StepToggle {...props} at={at} />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="min-w-0 text-16 font-semibold wrap-anywhere text-ink">{step.title}</h4>
          {isNext && <Badge tone="accent">{t('roadmap.step.next')}</Badge>}
        </div>
        <p className="max-w-text text-14 text-ink-muted">{step.text}</p>
        <StepFacts {...props} />
        <StepEvidence {...props} />
      </div>
      <div className="col-start-2 lg:col-start-3">
        <StepDetails step={step} />
      </div>
      <div className="col-start-2 lg:col-start-4">
        <StepStateSelect step={step} setStep={setStep} />
      </div>
    </li>
  );
}
