import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { useTexts } from './texts.tsx';

type Area = 'learning.review' | 'question.review';

/** Goes through what was due at the start: answers make the list of due items shorter. */
export function useReview<Item>(due: readonly Item[], refetch: () => Promise<readonly Item[]>) {
  const [items, setItems] = useState(due);
  const [at, setAt] = useState(0);
  return {
    item: items[at],
    place: { number: at + 1, count: items.length },
    goOn: () => setAt(at + 1),
    restart: async () => {
      setItems(await refetch());
      setAt(0);
    },
  };
}

type CardProps = {
  area: Area;
  place: { number: number; count: number };
  above: ReactNode;
  heading: ReactNode;
  children: ReactNode;
};

/** One item of a review; each but the first takes the focus. */
export function ReviewCard({ area, place, above, heading, children }: CardProps) {
  const t = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const { number, count } = place;
  useEffect(() => {
    if (number > 1) title.current?.focus();
  }, [number]);
  return (
    <div className="max-w-text">
      <Progress
        label={t(`${area}.progress`)}
        hideLabel
        value={number - 1}
        max={count}
        valueText={t(`${area}.place`, { number, count })}
      />
      <article className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-6">
        {above}
        <h2
          ref={title}
          tabIndex={-1}
          className="mt-2 mb-4 text-18 font-medium wrap-anywhere text-ink focus-visible:outline-none"
        >
          {heading}
        </h2>
        {children}
      </article>
    </div>
  );
}

type EndProps = {
  area: Area;
  /** How many became due in the meantime. */
  due: number;
  hasReviewed: boolean;
  /** When the next item is due, as a sentence. */
  next: string | null;
  back: { to: string; text: string };
  onMore: () => void;
  illustration?: ReactNode;
};

export function ReviewEnd({ area, due, hasReviewed, next, back, onMore, illustration }: EndProps) {
  const t = useTexts();
  return (
    <div role="status">
      <EmptyState
        illustration={illustration}
        title={t(hasReviewed ? `${area}.done` : `${area}.empty`)}
        description={next ?? t(`${area}.empty-text`)}
        action={
          due > 0 ? (
            <Button variant="primary" onClick={onMore}>
              {t(`${area}.open`, { count: due })}
            </Button>
          ) : (
            <ButtonLink to={back.to} variant="primary">
              {back.text}
            </ButtonLink>
          )
        }
      />
    </div>
  );
}
