import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ParsedCard } from './parsed-card.tsx';

const askAgainMs = 2000;
const mostTries = 30;

export type ReceivedReadingProps = {
  applicationId: string;
  resume: { id: string; isPdf: boolean };
};

/** The parsed fields of an applicant's resume, beside its pages. */
export function ReceivedReading({ applicationId, resume }: ReceivedReadingProps) {
  const t = useTexts();
  const { data, error, refetch, isFetching } = useQuery({
    ...api.application.loadReading.queryOptions({ input: { applicationId } }),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.dataUpdateCount < mostTries ? askAgainMs : false,
  });
  const { data: file = null } = useQuery({
    queryKey: ['sent-file', resume.id],
    queryFn: () => loadFile(resume.id),
    enabled: resume.isPdf,
    staleTime: Infinity,
    retry: false,
  });
  if (error)
    return (
      <Callout
        tone="danger"
        live
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('resume-reading.received.failed')}
      </Callout>
    );
  if (data === undefined)
    return (
      <SkeletonGroup label={t('resume-reading.received.loading')}>
        <Skeleton className="h-96 w-full" />
      </SkeletonGroup>
    );
  if (data.parsed === null)
    return (
      <Callout live title={t('resume-reading.received.waiting')}>
        {t('resume-reading.received.waiting-text')}
      </Callout>
    );
  return <ParsedCard parsed={data.parsed} file={file} reader="company" />;
}

async function loadFile(id: string): Promise<Blob> {
  const answer = await fetch(`/files/${id}`);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return answer.blob();
}
