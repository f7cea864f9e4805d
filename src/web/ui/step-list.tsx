import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Progress } from './progress.tsx';

export type StepListProps = {
  label: string;
  /** '1 of 3 done'. */
  progressText: string;
  doneText: string;
  openText: string;
  steps: {
    id: string;
    title: string;
    isDone: boolean;
    /** Shown while the step is open. */
    text: ReactNode;
    action?: ReactNode;
  }[];
};

/** Steps in their order, ticked off as they are done. */
export function StepList({ label, progressText, doneText, openText, steps }: StepListProps) {
  return (
    <>
      <Progress
        label={label}
        hideLabel
        value={steps.filter(({ isDone }) => isDone).length}
        max={steps.length}
        valueText={progressText}
      />
      <ol className="mt-3 divide-y divide-line">
        {steps.map(({ id, title, isDone, text, action }) => {
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <Icon
                size={20}
                role="img"
                aria-label={isDone ? doneText : openText}
                className={isDone ? 'shrink-0 text-success' : 'shrink-0 text-ink-subtle'}
              />
              <div className="min-w-0 flex-1 basis-48">
                <h3 className={isDone ? 'text-14 text-ink-muted' : 'text-14 font-medium text-ink'}>
                  {title}
                </h3>
                {!isDone && text}
              </div>
              {!isDone && action}
            </li>
          );
        })}
      </ol>
    </>
  );
}
