import { subscriptionsInput } from '#web/features/plan/plan-inputs.ts';
import { SubscriptionList } from '#web/features/plan/subscription-list.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

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
    <section className="flex flex-col gap-6">
      <PageHeader title={t('shell.admin.subscriptions')} />
      <SubscriptionList />
    </section>
  );
}
