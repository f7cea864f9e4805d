import { Check, Minus } from 'lucide-react';
import { type StepState, stepStates } from '#domain/roadmap/roadmap.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { optionsOf } from '#web/ui/options-of.ts';
import { Select } from '#web/ui/select.tsx';
import { type StepProps, toggleId } from './step-parts.tsx';

const looks: Record<StepState, string> = {
  todo: 'border-line-strong bg-surface text-ink-muted hover:border-primary',
  doing: 'border-accent bg-accent-soft text-on-accent-soft',
  done: 'border-primary bg-primary text-on-primary',
  skipped: 'border-line border-dashed bg-background text-ink-subtle',
};

/** The station of a step on the path: pressed means done. */
export function StepToggle({
  step: { id, title, state },
  at,
  isNext,
  setStep,
}: Pick<StepProps, 'step' | 'isNext' | 'setStep'> & { at: number }) {
  const t = useTexts();
  return (
    <button
      id={toggleId(id)}
      type="button"
      aria-pressed={state === 'done'}
      aria-label={t('roadmap.step.mark', { number: at, step: title })}
      onClick={() => setStep(id, state === 'done' ? 'todo' : 'done')}
      className={joinClasses(
        'inline-flex size-11 shrink-0 scroll-mt-20 items-center justify-center rounded-chip border-2 text-14 font-semibold tabular-nums transition-colors',
        looks[state],
        isNext && 'ring-4 ring-accent/35',
      )}
    >
      {state === 'done' ? (
        <Check size={20} strokeWidth={3} aria-hidden="true" />
      ) : state === 'skipped' ? (
        <Minus size={18} aria-hidden="true" />
      ) : (
        <span aria-hidden="true">{at}</span>
      )}
    </button>
  );
}

export function StepStateSelect({ step, setStep }: Pick<StepProps, 'step' | 'setStep'>) {
  const t = useTexts();
  return (
    <Select
      controlSize="sm"
      className="w-36 shrink-0"
      aria-label={t('roadmap.state.label', { step: step.title })}
      value={step.state}
      onChange={({ target }) => {
        const state = stepStates.find((each) => each === target.value);
        if (state) setStep(step.id, state);
      }}
      options={optionsOf(stepStates, (state) => t(`roadmap.state.${state}`))}
    />
  );
}
