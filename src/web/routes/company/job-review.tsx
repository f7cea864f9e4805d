import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ReviewForm } from '#web/features/scorecard/review-form.tsx';
import { StagesForm } from '#web/features/stage/stages-form.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/job-review.ts';

const inputOf = (params: Record<string, string | undefined>) => ({
  postingId: params['postingId'] ?? '',
});

export const loader = pageLoader({
  texts: ['scorecard', 'stage'],
  only: ['member'],
  prefetch: ({ api: inProcess, load, params }) =>
    Promise.all([
      load(inProcess.scorecard.loadReview.query(inputOf(params))),
      load(inProcess.stage.list.query(inputOf(params))),
    ]),
  title: (t) => t('scorecard.review.title'),
});

export default function CompanyJobReview({ params }: Route.ComponentProps) {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.scorecard.loadReview.query(inputOf(params)));
  const { data: stages } = useSuspenseQuery(api.stage.list.query(inputOf(params)));
  return (
    <>
      <PageHeader
        above={
          <Link to={`/company-dashboard/applications?posting=${data.postingId}`}>
            {t('dashboard.applications')}
          </Link>
        }
        title={t('scorecard.review.title')}
        purpose={t('scorecard.review.purpose', { title: data.title })}
      />
      <div className="mt-6 flex flex-col gap-10">
        <StagesForm key={stages.postingId} posting={stages} />
        <ReviewForm key={data.criteria.map(({ name }) => name).join('\n')} review={data} />
      </div>
    </>
  );
}
