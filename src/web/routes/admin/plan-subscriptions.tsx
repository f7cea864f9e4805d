import { subscriptionsInput } from '#web/features/plan/plan-inputs.ts';
import { SubscriptionList } from '#web/features/plan/subscription-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['admin-plan', 'plan'],
  only: ['admin'],
  prefetch: ({ api, load, search }) =>
    load(api.plan.listSubscriptions.query(subscriptionsInput(search))),
  title: (t) => t('shell.admin.subscriptions'),
});

export default function AdminSubscriptions() {
  const t = useTexts();
  return (
    <Page title={t('shell.admin.subscriptions')}>
      <SubscriptionList />
    </Page>
  );
}
