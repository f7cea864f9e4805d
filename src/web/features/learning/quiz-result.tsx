import { useEffect, useRef } from 'react';
import type { LearningQuiz } from '#contract/learning.ts';
import { quizPass } from '#domain/learning/learning.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { AnsweredOptions } from './answered-options.tsx';
import { InlineCode } from './inline-code.tsx';
import { lessonPath } from './learning-paths.ts';

type Props = {
  topic: string;
  quiz: LearningQuiz;
  percent: number;
  takesFocus: boolean;
  isStarting: boolean;
  onAgain: () => void;
};

/** The result of a finished quiz, and every question with its answer. */
export function QuizResult({ topic, quiz, percent, takesFocus, isStarting, onAgain }: Props) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isPassed = percent >= quizPass;
  return (
    <div className="flex max-w-text flex-col gap-6">
      <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-20 font-semibold text-ink focus-visible:outline-none"
        >
          {t(isPassed ? 'learning.quiz.passed' : 'learning.quiz.failed', { percent })}
        </h2>
        <Progress
          label={t('learning.quiz.card')}
          hideLabel
          isThick
          tone={isPassed ? 'success' : 'warning'}
          value={percent}
        />
        <p className="text-14 text-ink-muted">
          {isPassed
            ? t('learning.quiz.passed-text')
            : t('learning.quiz.failed-text', { pass: quizPass })}
        </p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button variant={isPassed ? 'secondary' : 'primary'} busy={isStarting} onClick={onAgain}>
            {t('learning.quiz.again')}
          </Button>
          <ButtonLink to={lessonPath(topic)} variant={isPassed ? 'primary' : 'secondary'}>
            {t('learning.quiz.back')}
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="answers">
        <h2 id="answers" className="text-16 font-semibold text-ink">
          {t('learning.quiz.answers')}
        </h2>
        <ol className="mt-4 flex flex-col gap-6">
          {quiz.questions.map(
            ({ id, prompt, options, answered }) =>
              answered && (
                <li key={id} className="flex flex-col gap-2">
                  <h3 className="text-14 font-medium text-ink">
                    <InlineCode text={prompt} />
                  </h3>
                  <AnsweredOptions options={options} graded={answered} />
                </li>
              ),
          )}
        </ol>
      </section>
    </div>
  );
}
