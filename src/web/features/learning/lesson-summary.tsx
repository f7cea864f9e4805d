import { CircleCheck, Clock, Trophy } from 'lucide-react';
import type { LessonPage } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { quizPath } from './learning-paths.ts';
import { LessonProgress } from './lesson-progress.tsx';
import { WhyNow } from './why-now.tsx';

/** How far the student is, and which jobs ask for the topic. */
export function LessonSummary({ lesson }: { lesson: LessonPage }) {
  const t = useTexts();
  const { topic, minutes, quizBest, isPassed } = lesson;
  const Mark = isPassed ? CircleCheck : Trophy;
  return (
    <>
      <section
        aria-labelledby="progress"
        className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <h2 id="progress" className="text-14 font-semibold text-ink">
          {t('learning.progress')}
        </h2>
        <LessonProgress lesson={lesson} isThick />
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
        <ButtonLink to={quizPath(topic)}>{t('learning.quiz.open')}</ButtonLink>
      </section>
      <WhyNow lesson={lesson} />
    </>
  );
}
