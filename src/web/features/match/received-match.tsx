import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { RetryCallout } from '#web/lib/retry-callout.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MatchParts } from './match-parts.tsx';

/** An applicant's match, as the student sees it too. */
export default function ReceivedMatch({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const { data, error, refetch, isFetching } = useQuery(
    api.match.loadReceived.query({ applicationId }),
  );
  if (data) return <MatchParts match={data} isOwn={false} />;
  // The applicant has deleted the account.
  if (refusalOf(error) === 'NOT_FOUND')
    return <p className="text-14 text-ink-muted">{t('match.parts.none')}</p>;
  if (error === null) return <Skeleton className="h-24 w-full" />;
  return (
    <RetryCallout busy={isFetching} onRetry={() => void refetch()}>
      {t('match.parts.failed')}
    </RetryCallout>
  );
}
