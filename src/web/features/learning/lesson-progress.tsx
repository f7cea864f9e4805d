import type { LessonCard } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Progress } from '#web/ui/progress.tsx';

type Props = {
  lesson: Pick<LessonCard, 'title' | 'done' | 'total' | 'isPassed' | 'percent'>;
  isThick?: boolean;
};

export function LessonProgress({ lesson, isThick = false }: Props) {
  const t = useTexts();
  const { title, done, total, isPassed, percent } = lesson;
  const isComplete = percent === 100;
  return (
    <Progress
      label={t('learning.progress-of', { topic: title })}
      hideLabel
      isThick={isThick}
      tone={isComplete ? 'success' : 'accent'}
      value={percent}
      valueText={
        isComplete
          ? t('learning.complete')
          : t('learning.progress-value', {
              done,
              total,
              quiz: isPassed ? 'passed' : done === total ? 'left' : 'later',
            })
      }
    />
  );
}
