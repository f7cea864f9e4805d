import type { PracticeSession } from '#contract/practice.ts';
import { PointsToCover } from '#web/lib/points-to-cover.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { FeedbackView, ScoreOf } from './feedback-view.tsx';
import { interviewsPath, progressPath } from './practice-paths.ts';

/** The result of a session: its score, and each answer with its feedback. */
export function FinishedSession({ session }: { session: PracticeSession }) {
  const t = useTexts();
  const { score, answers } = session;
  const answered = answers.filter(({ text }) => text.trim() !== '');
  return (
    <div className="flex max-w-[48rem] flex-col gap-6">
      <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
        <div>
          {score === null ? (
            <p className="text-16 font-semibold">{t('practice.not-scored')}</p>
          ) : (
            <ScoreOf score={score} />
          )}
          <p className="mt-2 text-14 text-ink-muted">
            {t('practice.answered', { answered: answered.length, count: answers.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={progressPath}>{t('practice.cards.progress.title')}</ButtonLink>
          <ButtonLink to={interviewsPath} variant="primary">
            {t('practice.practise-again')}
          </ButtonLink>
        </div>
      </Card>
      <FeedbackMethod />
      {answers.map((answer, at) => (
        <Card key={answer.position} as="article" padding="lg">
          <p className="text-13 text-ink-muted">{t('question.number', { number: at + 1 })}</p>
          <h2 className="mt-1 text-16 font-medium wrap-anywhere text-ink">{answer.question}</h2>
          <p className="mt-3 rounded-card bg-hover p-4 text-14 wrap-anywhere whitespace-pre-wrap">
            {answer.text || t('practice.no-answer')}
          </p>
          <div className="mt-6">
            {answer.feedback ? (
              <FeedbackView
                feedback={answer.feedback}
                remark={answer.modelRemark}
                text={answer.text}
              />
            ) : (
              <PointsToCover points={answer.points} />
            )}
          </div>
        </Card>
      ))}
    </div>
  );
}

/** What the feedback looks at, and what it never judges. */
export function FeedbackMethod() {
  const t = useTexts();
  return <Callout title={t('practice.made.title')}>{t('practice.made.text')}</Callout>;
}
