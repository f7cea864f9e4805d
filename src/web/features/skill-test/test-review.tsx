import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { ReviewedQuestion, TestReview } from '#contract/skill-test.ts';
import { countedShare } from '#domain/skill-test/counted-share.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { QuestionText } from './question-text.tsx';
import { badgesPath, testPath } from './skill-test-paths.ts';
import { useProblemText } from './use-problem-text.ts';

const askAgainMs = 3_000;

/** The result of a test, with each answer and why it is right. */
export function TestReviewView({ attemptId }: { attemptId: string }) {
  const t = useTexts();
  const format = useFormat();
  const { state } = useLocation() as { state: { isNew?: boolean } | null };
  const review = useSuspenseQuery({
    ...api.skillTest.findReview.query({ attemptId }),
    refetchInterval: ({ state: { data } }) => (data?.score === null ? askAgainMs : false),
  }).data;
  const { domain, submittedAt, isExpired, score, questions } = review;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {(state?.isNew || isExpired) && (
        <Callout tone={isExpired ? 'info' : 'success'} title={t('skill-test.complete.thanks')} live>
          {isExpired && t('skill-test.complete.expired')}
        </Callout>
      )}
      <section className="rounded-card border border-line bg-surface p-4 sm:p-6">
        <h2 className="text-14 text-ink-muted">
          {t(`skill-test.domains.${domain}`)} · {format.dateTime(submittedAt)}
        </h2>
        {score === null ? (
          <p role="status" className="mt-2 text-16">
            {t('skill-test.review.grading')}
          </p>
        ) : (
          <Score review={review} score={score} />
        )}
      </section>
      {questions.length > 0 && (
        <section aria-label={t('skill-test.review.questions')}>
          <ol className="flex flex-col gap-4">
            {questions.map((question) => (
              <li key={question.place}>
                <Reviewed question={question} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {score !== null && <Signals review={review} />}
      <ButtonLink
        to={testPath}
        variant={review.passed ? 'secondary' : 'primary'}
        className="self-start"
      >
        {t('skill-test.review.again')}
      </ButtonLink>
    </div>
  );
}

function Score({ review, score }: { review: TestReview; score: number }) {
  const t = useTexts();
  const { counts, countedQuestions, passed, questions, questionCount } = review;
  const right = questions.filter(({ isRight }) => isRight).length;
  const share = countedShare(review);
  return (
    <>
      <p className="mt-1 text-40 font-semibold tabular-nums">
        <span className="sr-only">{t('dashboard.score')} </span>
        {t('skill-test.percent', { score })}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-muted">
        {t('skill-test.review.correct', { right, count: questions.length })}
        {passed ? (
          <Badge tone="success">{t('skill-test.review.passed')}</Badge>
        ) : (
          <Badge>
            {t(counts ? 'skill-test.review.not-passed' : 'skill-test.review.uncounted')}
          </Badge>
        )}
      </p>
      <p className="mt-2 text-14 text-ink-muted">
        {share === 'some'
          ? t('skill-test.review.counted', { counted: countedQuestions, count: questionCount })
          : t(`skill-test.review.${share}-counted`)}
      </p>
      {passed && (
        <ButtonLink to={badgesPath} variant="primary" className="mt-4">
          {t('skill-test.review.badge')}
        </ButtonLink>
      )}
    </>
  );
}

function Reviewed({ question }: { question: ReviewedQuestion }) {
  const t = useTexts();
  const problemText = useProblemText();
  const { place, kind, answer, isRight, rightAnswer, explanation } = question;
  const { missing, passedCases: passed, totalCases: total, problem } = question;
  const isCode = kind === 'function' || kind === 'sql' || kind === 'output';
  const rightLabel = t(
    kind === 'function' || kind === 'sql'
      ? 'skill-test.review.solution'
      : 'dashboard.correct-answer',
  );
  return (
    <article className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <p className="mb-2 flex items-center justify-between gap-2 text-13 font-medium text-ink-muted">
        {place + 1}
        <Badge tone={isRight ? 'success' : 'danger'}>
          {t(isRight ? 'skill-test.right' : 'skill-test.wrong')}
        </Badge>
      </p>
      <QuestionText question={question} />
      <dl className="mt-4 flex flex-col gap-3 text-14">
        <div>
          <dt className="text-13 font-medium text-ink-muted">{t('skill-test.your-answer')}</dt>
          <dd className="mt-1 wrap-anywhere">
            {answer === '' ? (
              t('skill-test.review.unanswered')
            ) : isCode ? (
              <CodeBlock label={t('skill-test.your-answer')} text={answer} />
            ) : (
              answer
            )}
            {passed !== null && (
              <p className="mt-1 text-13 text-ink-muted">
                {t('skill-test.review.cases', { passed, total })}
              </p>
            )}
            {problem !== null && <p className="mt-1 text-13 text-danger">{problemText(problem)}</p>}
            {missing && answer !== '' && (
              <p className="mt-1 text-13 text-ink-muted">
                {t('skill-test.review.missing', { words: missing.join(', ') })}
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-13 font-medium text-ink-muted">{rightLabel}</dt>
          <dd className="mt-1 wrap-anywhere">
            {isCode ? <CodeBlock label={rightLabel} text={rightAnswer} /> : rightAnswer}
          </dd>
        </div>
        <div>
          <dt className="text-13 font-medium text-ink-muted">{t('skill-test.review.why')}</dt>
          <dd className="mt-1 max-w-text whitespace-pre-line">{explanation}</dd>
        </div>
      </dl>
    </article>
  );
}

function Signals({ review }: { review: TestReview }) {
  const t = useTexts();
  const pasted = review.questions.reduce((sum, each) => sum + each.pasted, 0);
  return (
    <section className="text-14 text-ink-muted">
      <h2 className="text-16 font-semibold text-ink">{t('skill-test.review.signals')}</h2>
      <p className="mt-1">
        {t('skill-test.review.left', { count: review.tabSwitches })}
        {t.gap}
        {t('skill-test.review.pasted', { count: pasted })}
        {t.gap}
        {t('skill-test.review.signals-text')}
      </p>
    </section>
  );
}
