import { Check, X } from 'lucide-react';
import type { GradedAnswer } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { InlineCode } from './inline-code.tsx';

type Props = {
  options: readonly string[];
  graded: Pick<GradedAnswer, 'right' | 'explanation'> & Partial<GradedAnswer>;
  /** What follows for the student, below the explanation. */
  note?: string | undefined;
  /** Announced when it appears. */
  live?: boolean;
};

/** The options with the right one and the student's marked, and why. */
export function AnsweredOptions({ options, graded, note, live = false }: Props) {
  const t = useTexts();
  const { right, answer = right, explanation } = graded;
  const isRight = answer === right;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1">
        {options.map((option) => {
          const mark = option === right ? 'right' : option === answer ? 'wrong' : null;
          const Icon = mark === 'right' ? Check : X;
          return (
            <li
              key={option}
              className={joinClasses(
                'flex items-start gap-2.5 rounded-control px-2 py-1.5 text-14',
                mark === 'right' && 'bg-success-soft text-ink',
                mark === 'wrong' && 'bg-danger-soft text-ink',
                mark === null && 'text-ink-muted',
              )}
            >
              <span className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center">
                {mark && (
                  <Icon
                    size={16}
                    strokeWidth={2.5}
                    aria-hidden="true"
                    className={mark === 'right' ? 'text-success' : 'text-danger'}
                  />
                )}
              </span>
              <span className="min-w-0 wrap-anywhere">
                <InlineCode text={option} />
                {mark && (
                  <span className="sr-only">
                    {' '}
                    (
                    {t(
                      mark === 'right' ? 'dashboard.correct-answer' : 'learning.check.your-answer',
                    )}
                    )
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <Callout
        tone={isRight ? 'success' : 'warning'}
        title={t(isRight ? 'learning.check.right' : 'learning.check.wrong')}
        live={live}
      >
        <InlineCode text={explanation} />
        {note && <span className="mt-1 block">{note}</span>}
      </Callout>
    </div>
  );
}
