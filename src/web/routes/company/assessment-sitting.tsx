import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { assessmentPath } from '#web/features/assessment/assessment-paths.ts';
import { SittingReview } from '#web/features/assessment/sitting-review.tsx';
import { Player } from '#web/features/recording/player.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/assessment-sitting.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  sittingId: params['sittingId'] ?? '',
});

export const loader = pageLoader({
  texts: ['assessment'],
  only: ['member'],
  prefetch: ({ api: inProcess, cache, params }) =>
    cache.fetchQuery(inProcess.assessment.loadSitting.queryOptions({ input: inputOf(params) })),
  title: (t) => t('assessment.review.page'),
});

export default function CompanySitting({ params }: Route.ComponentProps) {
  const t = useTexts();
  const { sittingId } = inputOf(params);
  const mayWrite = useMe()?.company?.role !== 'interviewer';
  const { data } = useSuspenseQuery(
    api.assessment.loadSitting.queryOptions({ input: { sittingId } }),
  );
  return (
    <>
      <PageHeader
        above={<Link to={assessmentPath(data.assessmentId)}>{data.title}</Link>}
        title={data.name}
        purpose={t('assessment.review.purpose', { version: data.version })}
      />
      <div className="mt-6">
        <SittingReview
          sittingId={sittingId}
          mayWrite={mayWrite}
          player={(media) => <Player {...media} />}
        />
      </div>
    </>
  );
}
