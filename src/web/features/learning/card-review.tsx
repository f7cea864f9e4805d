import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { ReviewCard, ReviewEnd, useReview } from '#web/lib/review.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { FirstRung } from '#web/ui/first-rung.tsx';
import { AnsweredOptions } from './answered-options.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import { InlineCode } from './inline-code.tsx';
import { learningPath, lessonPath } from './learning-paths.ts';
import { useFailedAnswer } from './use-failed-answer.ts';

const dueQuery = () => api.learning.listCards.query();
type Card = Awaited<ReturnType<typeof api.learning.listCards.call>>['items'][number];

/** The cards that are due, one at a time. */
export function CardReview() {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(dueQuery());
  const { item, place, goOn, restart } = useReview(data.items, async () => {
    const { items } = await cache.fetchQuery({ ...dueQuery(), staleTime: 0 });
    return items;
  });
  if (item) return <ReviewedCard key={item.id} card={item} place={place} onNext={goOn} />;
  return (
    <ReviewEnd
      area="learning.review"
      illustration={<FirstRung />}
      due={data.total}
      hasReviewed={place.count > 0}
      next={data.nextAt && t('learning.review.next-on', { date: format.date(data.nextAt) })}
      back={{ to: learningPath, text: t('learning.review.to-topics') }}
      onMore={() => void restart()}
    />
  );
}

type CardProps = { card: Card; place: { number: number; count: number }; onNext: () => void };

function ReviewedCard({ card, place, onNext }: CardProps) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const onError = useFailedAnswer();
  const submit = useMutation({
    mutationFn: (answer: string) => api.learning.submitReview.call({ questionId: card.id, answer }),
    onSuccess: () => invalidate(cache, api.learning.list, api.learning.listCards),
    onError,
  });
  return (
    <ReviewCard
      area="learning.review"
      place={place}
      above={
        <Link to={lessonPath(card.topic)} className="text-13">
          {card.title}
        </Link>
      }
      heading={<InlineCode text={card.prompt} />}
    >
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
    </ReviewCard>
  );
}
