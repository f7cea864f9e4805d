import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MatchParts } from './match-parts.tsx';

/** An applicant's match, as the student sees it too. */
export function ReceivedMatch({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const { data, error, refetch, isFetching } = useQuery(
    api.match.loadReceived.queryOptions({ input: { applicationId } }),
  );
  if (data) return <MatchParts match={data} isOwn={false} />;
  if (error === null) return <Skeleton className="h-24 w-full" />;
  return (
    <Callout
      tone="danger"
      action={
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('match.parts.failed')}
    </Callout>
  );
}
