import { OwnPlanPage } from '#web/features/plan/own-plan-page.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['plan'],
  only: ['member'],
  prefetch: ({ api, cache }) => cache.fetchQuery(api.plan.loadOwn.queryOptions({ input: {} })),
  title: (t) => t('plan.title'),
});

export default function CompanyPlan() {
  return <OwnPlanPage />;
}
