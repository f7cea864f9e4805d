import { CircleCheck, Clock, Trophy } from 'lucide-react';
import type { LessonCard } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';

type Props = { lesson: Pick<LessonCard, 'minutes' | 'quizBest' | 'isPassed'> };

/** How long a lesson takes, and the student's best result in its quiz. */
export function LessonFacts({ lesson: { minutes, quizBest, isPassed } }: Props) {
  const t = useTexts();
  const Mark = isPassed ? CircleCheck : Trophy;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-muted">
      <span className="inline-flex items-center gap-1.5">
        <Clock size={16} aria-hidden="true" />
        {t('learning.minutes', { minutes })}
      </span>
      {quizBest !== null && (
        <span className="inline-flex items-center gap-1.5">
          <Mark
            size={16}
            aria-hidden="true"
            className={isPassed ? 'text-success-mark' : undefined}
          />
          {t(isPassed ? 'learning.quiz-passed' : 'learning.quiz-best', { percent: quizBest })}
        </span>
      )}
    </p>
  );
}
