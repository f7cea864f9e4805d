import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { AnsweredOptions } from './answered-options.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { InlineCode } from './inline-code.tsx';
import { learningPath, lessonPath } from './learning-paths.ts';
import { useFailedAnswer } from './use-failed-answer.ts';

const dueQuery = () => api.learning.listCards.queryOptions({ input: {} });
type Due = Awaited<ReturnType<typeof api.learning.listCards.call>>;

/** The cards that are due, one at a time. */
export function CardReview() {
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(dueQuery());
  // Answers make the list shorter; the review goes on through the cards it began with.
  const [cards, setCards] = useState(data.items);
  const [at, setAt] = useState(0);
  const card = cards[at];
  if (card)
    return (
      <ReviewedCard
        key={card.id}
        card={card}
        number={at + 1}
        count={cards.length}
        onNext={() => setAt(at + 1)}
      />
    );
  const goOn = async () => {
    const { items } = await cache.fetchQuery({ ...dueQuery(), staleTime: 0 });
    setCards(items);
    setAt(0);
  };
  return <ReviewEnd due={data} hasReviewed={cards.length > 0} onMore={() => void goOn()} />;
}

type CardProps = {
  card: Due['items'][number];
  number: number;
  count: number;
  onNext: () => void;
};

function ReviewedCard({ card, number, count, onNext }: CardProps) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const onError = useFailedAnswer();
  const submit = useMutation({
    mutationFn: (answer: string) => api.learning.submitReview.call({ questionId: card.id, answer }),
    onSuccess: () =>
      Promise.all(
        [api.learning.list, api.learning.listCards].map((query) =>
          cache.invalidateQueries({ queryKey: query.key() }),
        ),
      ),
    onError,
  });
  useEffect(() => {
    if (number > 1) heading.current?.focus();
  }, [number]);
  return (
    <div className="max-w-text">
      <Progress
        label={t('learning.review.progress')}
        hideLabel
        value={number - 1}
        max={count}
        valueText={t('learning.review.place', { number, count })}
      />
      <article className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        <Link to={lessonPath(card.topic)} className="text-13">
          {card.title}
        </Link>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-2 mb-4 text-18 font-medium wrap-anywhere text-ink focus-visible:outline-none"
        >
          <InlineCode text={card.prompt} />
        </h2>
        {submit.data ? (
          <>
            <AnsweredOptions
              options={card.options}
              graded={submit.data}
              note={t('learning.review.back-on', { date: format.date(submit.data.dueAt) })}
              live
            />
            <Button variant="primary" className="mt-5" onClick={onNext}>
              {t('learning.review.next')}
            </Button>
          </>
        ) : (
          <ChoiceQuestion
            question={card}
            hideLegend
            isBusy={submit.isPending}
            onAnswer={submit.mutate}
          />
        )}
      </article>
    </div>
  );
}

type EndProps = { due: Due; hasReviewed: boolean; onMore: () => void };

function ReviewEnd({ due, hasReviewed, onMore }: EndProps) {
  const t = useTexts();
  const format = useFormat();
  const next = due.nextAt && t('learning.review.next-on', { date: format.date(due.nextAt) });
  return (
    <div role="status">
      <EmptyState
        illustration={<FirstRung />}
        title={t(hasReviewed ? 'learning.review.done' : 'learning.review.empty')}
        description={next ?? t('learning.review.empty-text')}
        action={
          due.total > 0 ? (
            <Button variant="primary" onClick={onMore}>
              {t('learning.review.open', { count: due.total })}
            </Button>
          ) : (
            <ButtonLink to={learningPath} variant="primary">
              {t('learning.review.to-topics')}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
