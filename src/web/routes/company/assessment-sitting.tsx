import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { assessmentPath } from '#web/features/assessment/assessment-paths.ts';
import { SittingReview } from '#web/features/assessment/sitting-review.tsx';
import { Player } from '#web/features/recording/player.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';
import type { Route } from './+types/assessment-sitting.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  sittingId: params['sittingId'] ?? '',
});

export const loader = pageLoader({
  texts: ['assessment'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, params }) =>
    load(inProcess.assessment.loadSitting.query(inputOf(params))),
  title: (t) => t('assessment.review.page'),
});

export default function CompanySitting({ params }: Route.ComponentProps) {
  const t = useTexts();
  const { sittingId } = inputOf(params);
  const mayWrite = useMe()?.company?.role !== 'interviewer';
  const { data } = useSuspenseQuery(api.assessment.loadSitting.query({ sittingId }));
  return (
    <Page
      above={<Link to={assessmentPath(data.assessmentId)}>{data.title}</Link>}
      title={data.name}
      purpose={t('assessment.review.purpose', { version: data.version })}
    >
      <SittingReview
        sittingId={sittingId}
        mayWrite={mayWrite}
        player={(media) => <Player {...media} />}
      />
    </Page>
  );
}
