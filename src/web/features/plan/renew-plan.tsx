import { lazy, Suspense, useState } from 'react';
import type { OwnPlan } from '#contract/plan.ts';
import { planNamed } from '#domain/plan/plan-catalogue.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { Button } from '#web/ui/button.tsx';

const RequestPlan = lazy(() => importWithRetry(() => import('./request-plan.tsx')));

/** Asks to renew a plan that ends, where an administrator grants plans. */
export function RenewPlan({ own }: { own: OwnPlan }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  const { plan, period, nextPlan, payer, mayChange, request } = own;
  if (nextPlan === null || payer !== 'manual' || !mayChange || request?.state === 'open')
    return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('plan.renew', { plan: t(`plan.names.${plan}`) })}
      </Button>
      <Suspense>
        {wasOpen && (
          <RequestPlan
            plan={planNamed(plan)}
            period={period ?? 'monthly'}
            isRenewal
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
