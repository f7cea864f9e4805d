import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { QuestionMark } from '#domain/question/question-options.ts';
import { api } from '#web/lib/api.ts';
import { PointsToCover } from '#web/lib/points-to-cover.tsx';
import { ReviewCard, ReviewEnd, useReview } from '#web/lib/review.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { QuestionBadges } from './question-badges.tsx';
import { questionsPath } from './question-paths.ts';
import { useSetMark } from './use-set-mark.ts';

const dueQuery = () => api.question.listDue.query();
type DueQuestion = Awaited<ReturnType<typeof api.question.listDue.call>>['items'][number];

/** The questions that are due, one at a time. */
export function QuestionReview() {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(dueQuery());
  const { item, place, goOn, restart } = useReview(data.items, async () => {
    const { items } = await cache.fetchQuery({ ...dueQuery(), staleTime: 0 });
    return items;
  });
  if (item) {
    return <ReviewedQuestion key={item.id} question={item} place={place} onMarked={goOn} />;
  }
  return (
    <ReviewEnd
      area="question.review"
      due={data.total}
      hasReviewed={place.count > 0}
      next={data.nextAt && t('question.review.next', { when: format.date(data.nextAt) })}
      back={{ to: questionsPath, text: t('question.review.back') }}
      onMore={() => void restart()}
    />
  );
}

type ReviewedProps = {
  question: DueQuestion;
  place: { number: number; count: number };
  onMarked: () => void;
};

const answers: { mark: QuestionMark; variant: 'primary' | 'secondary' | 'ghost' }[] = [
  { mark: 'known', variant: 'primary' },
  { mark: 'unsure', variant: 'secondary' },
  { mark: 'skip', variant: 'ghost' },
];

function ReviewedQuestion({ question, place, onMarked }: ReviewedProps) {
  const t = useTexts();
  const mark = useSetMark(question.id);
  return (
    <ReviewCard
      area="question.review"
      place={place}
      above={
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-13 text-ink-muted">{t(`question.domains.${question.domain}`)}</span>
          <QuestionBadges type={question.type} difficulty={question.difficulty} />
        </div>
      }
      heading={question.question}
    >
      <PointsToCover points={question.points} />
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
    </ReviewCard>
  );
}
