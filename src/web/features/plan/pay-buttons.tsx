import { useMutation } from '@tanstack/react-query';
import type { Plan, PlanPeriod } from '#domain/plan/plan-catalogue.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

type Input = Parameters<typeof api.plan.createCheckout.call>[0];

/** Opens the payment provider's page for a plan, monthly or yearly. */
export function PayButtons({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: (period: PlanPeriod) =>
      api.plan.createCheckout.call({ plan: plan.id as Input['plan'], period }),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(t, 'plan.pay.failed', error),
  });
  const name = t(`plan.names.${plan.id}`);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant={plan.isPopular ? 'primary' : 'secondary'}
        busy={isPending}
        onClick={() => !isPending && mutate('monthly')}
      >
        {t('plan.pay.action', { plan: name })}
      </Button>
      <Button variant="ghost" onClick={() => !isPending && mutate('yearly')}>
        {t('plan.pay.yearly')}
      </Button>
    </div>
  );
}

/** Opens the payment provider's page for cards and invoices. */
export function PortalButton() {
  const t = useTexts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.plan.createPortal.call({}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showFailure(t, 'plan.pay.failed', error),
  });
  return (
    <Button busy={isPending} onClick={() => !isPending && mutate()}>
      {t('plan.pay.portal')}
    </Button>
  );
}
