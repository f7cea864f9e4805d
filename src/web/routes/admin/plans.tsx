import { PlanFrame } from '#web/features/plan/plan-frame.tsx';
import { requestsInput } from '#web/features/plan/plan-inputs.ts';
import { PlanRequests } from '#web/features/plan/plan-requests.tsx';
import { AdminFrame } from '#web/features/shell/admin-frame.tsx';
import { pageLoader } from '#web/lib/page.ts';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: ['admin-plan', 'plan'],
  only: ['admin'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.plan.listRequests.queryOptions({ input: requestsInput(url.searchParams) }),
    ),
  title: (t) => t('admin-plan.title'),
});

export default function AdminPlans() {
  return (
    <AdminFrame>
      <PlanFrame>
        <PlanRequests />
      </PlanFrame>
    </AdminFrame>
  );
}
