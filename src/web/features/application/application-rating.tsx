import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';

const scale = [1, 2, 3, 4, 5];

/** The member's own rating and all members' ratings. */
export function ApplicationRating({ application }: { application: OpenedApplication }) {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    // Serializes repeated presses, so that the last one wins.
    scope: { id: `rating ${application.id}` },
    mutationFn: (stars: number) =>
      api.application.setRating.call({ applicationId: application.id, stars }),
    onError: (error) => showFailure(t, 'pipeline.drawer.rating-failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.application.key() }),
  });
  const { ratings, rating } = application;
  const saved = ratings.find(({ isMine }) => isMine)?.stars ?? 0;
  const mine = isPending ? (variables ?? saved) : saved;
  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('pipeline.drawer.rating-mine')} className="-ms-1.5 flex">
        {scale.map((stars) => (
          <button
            key={stars}
            type="button"
            aria-label={t('pipeline.drawer.rating-stars', { count: stars })}
            aria-pressed={stars === mine}
            onClick={() => mutate(stars)}
            className="inline-flex size-8 touch-target items-center justify-center rounded-control hover:bg-hover"
          >
            <Star
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              className={joinClasses(
                stars <= mine ? 'fill-accent text-on-accent-soft' : 'text-ink-subtle',
              )}
            />
          </button>
        ))}
      </div>
      {rating === null ? (
        <p className="text-13 text-ink-muted">{t('pipeline.drawer.rating-none')}</p>
      ) : (
        <>
          <p className="text-13 text-ink-muted">
            {t('pipeline.drawer.rating-average', { average: rating, count: ratings.length })}
          </p>
          <ul className="flex flex-col gap-1 text-13">
            {ratings.map(({ name, stars }, index) => (
              <li key={index} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <span className="shrink-0 text-ink-muted tabular-nums">
                  {t('pipeline.drawer.rating-stars', { count: stars })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
