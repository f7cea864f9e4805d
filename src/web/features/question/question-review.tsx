import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { QuestionMark } from '#domain/question/question-options.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { GoodAnswer } from './good-answer.tsx';
import { QuestionBadges } from './question-badges.tsx';
import { questionsPath } from './question-paths.ts';
import { useSetMark } from './use-set-mark.ts';

const dueQuery = () => api.question.listDue.queryOptions({ input: {} });
type Due = Awaited<ReturnType<typeof api.question.listDue.call>>;
type DueQuestion = Due['items'][number];

/** The questions that are due, one at a time. */
export function QuestionReview() {
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(dueQuery());
  // Marks make the list shorter; the review goes on through the questions it began with.
  const [questions, setQuestions] = useState(data.items);
  const [at, setAt] = useState(0);
  const question = questions[at];
  if (question) {
    return (
      <ReviewedQuestion
        key={question.id}
        question={question}
        number={at + 1}
        count={questions.length}
        onMarked={() => setAt(at + 1)}
      />
    );
  }
  const goOn = async () => {
    const { items } = await cache.fetchQuery({ ...dueQuery(), staleTime: 0 });
    setQuestions(items);
    setAt(0);
  };
  return <ReviewEnd due={data} hasReviewed={questions.length > 0} onMore={() => void goOn()} />;
}

type ReviewedProps = {
  question: DueQuestion;
  number: number;
  count: number;
  onMarked: () => void;
};

const answers: { mark: QuestionMark; variant: 'primary' | 'secondary' | 'ghost' }[] = [
  { mark: 'known', variant: 'primary' },
  { mark: 'unsure', variant: 'secondary' },
  { mark: 'skip', variant: 'ghost' },
];

function ReviewedQuestion({ question, number, count, onMarked }: ReviewedProps) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const mark = useSetMark(question.id);
  useEffect(() => {
    if (number > 1) heading.current?.focus();
  }, [number]);
  return (
    <div className="max-w-text">
      <Progress
        label={t('question.review.progress')}
        hideLabel
        value={number - 1}
        max={count}
        valueText={t('question.review.place', { number, count })}
      />
      <article className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-ink-muted">{t(`question.domains.${question.domain}`)}</span>
          <QuestionBadges type={question.type} difficulty={question.difficulty} />
        </div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-3 text-20 font-medium wrap-anywhere text-ink focus-visible:outline-none"
        >
          {question.question}
        </h2>
        <div className="mt-3">
          <GoodAnswer points={question.points} />
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          {answers.map(({ mark: each, variant }) => (
            <Button
              key={each}
              variant={variant}
              busy={mark.isPending && mark.variables === each}
              onClick={() => {
                if (!mark.isPending) mark.mutate(each, { onSuccess: onMarked });
              }}
            >
              {t(`question.review.${each}`)}
            </Button>
          ))}
        </div>
      </article>
    </div>
  );
}

type EndProps = { due: Due; hasReviewed: boolean; onMore: () => void };

function ReviewEnd({ due, hasReviewed, onMore }: EndProps) {
  const t = useTexts();
  const format = useFormat();
  const next = due.nextAt && t('question.review.next', { when: format.date(due.nextAt) });
  return (
    <div role="status">
      <EmptyState
        title={t(hasReviewed ? 'question.review.done' : 'question.review.empty')}
        description={next ?? t('question.review.empty-text')}
        action={
          due.total > 0 ? (
            <Button variant="primary" onClick={onMore}>
              {t('question.review.open', { count: due.total })}
            </Button>
          ) : (
            <ButtonLink to={questionsPath} variant="primary">
              {t('question.review.back')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
