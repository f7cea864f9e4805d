import { requestsInput } from '#web/features/plan/plan-inputs.ts';
import { PlanRequests } from '#web/features/plan/plan-requests.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['admin-plan', 'plan'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.plan.listRequests.query(requestsInput(search))),
  title: (t) => t('admin-plan.title'),
});

export default function AdminPlans() {
  const t = useTexts();
  return (
    <Page title={t('admin-plan.title')} purpose={t('admin-plan.purpose')}>
      <PlanRequests />
    </Page>
  );
}
