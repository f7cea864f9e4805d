import { useQuery } from '@tanstack/react-query';
import type { MatchDetails } from '#contract/match-details.ts';
import { api } from '#web/lib/api.ts';
import { RetryCallout } from '#web/lib/retry-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MatchParts } from './match-parts.tsx';

/** How well a posting fits the student, part by part. */
export function OwnMatch({ card }: { card: { id: string } }) {
  const t = useTexts();
  const { data, error, refetch, isFetching } = useQuery(
    api.match.load.query({ postingId: card.id }),
  );
  return (
    <section className="rounded-card border border-line p-4 sm:p-5">
      <h3 className="mb-4 text-16 font-semibold">{t('match.parts.title')}</h3>
      {data ? (
        <>
          <MatchParts match={data} isOwn />
          {lacksSkill(data) && (
            <ButtonLink
              size="sm"
              className="mt-4"
              to={`/student-dashboard/roadmap?posting=${card.id}`}
            >
              {t('match.parts.plan')}
            </ButtonLink>
          )}
        </>
      ) : error === null ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
          {t('match.parts.failed')}
        </RetryCallout>
      )}
    </section>
  );
}

const lacksSkill = ({ parts }: MatchDetails) =>
  parts.some(
    ({ evidence }) => 'skills' in evidence && evidence.skills.some(({ by }) => by === 'missing'),
  );
