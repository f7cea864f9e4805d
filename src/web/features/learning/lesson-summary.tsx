import type { LessonPage } from '#contract/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { quizPath } from './learning-paths.ts';
import { LessonFacts } from './lesson-facts.tsx';
import { LessonProgress } from './lesson-progress.tsx';
import { WhyNow } from './why-now.tsx';

/** How far the student is, and which jobs ask for the topic. */
export function LessonSummary({ lesson }: { lesson: LessonPage }) {
  const t = useTexts();
  const { topic } = lesson;
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
        <LessonFacts lesson={lesson} />
        <ButtonLink to={quizPath(topic)}>{t('learning.quiz.open')}</ButtonLink>
      </section>
      <WhyNow lesson={lesson} />
    </>
  );
}
