import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnPlan } from '#contract/plan.ts';
import { limitOf } from '#domain/plan/may-use.ts';
import {
  type Plan,
  planCurrency,
  planPeriods,
  plansFor,
  usesOf,
} from '#domain/plan/plan-catalogue.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PayButtons } from './pay-buttons.tsx';

const RequestPlan = lazy(() => importWithRetry(() => import('./request-plan.tsx')));

/** The plans above the current one, and how to get them. */
export function LargerPlans({ own }: { own: OwnPlan }) {
  const t = useTexts();
  const plans = plansFor(own.audience);
  const larger = plans.slice(plans.findIndex(({ id }) => id === own.plan) + 1);
  const [params] = useSearchParams();
  const requested = larger.find(({ id }) => id === params.get('plan'));
  const period = planPeriods.find((each) => each === params.get('period')) ?? 'monthly';
  const mayAsk = own.mayChange && own.request?.state !== 'open';
  const [selectedPlan, setSelectedPlan] = useState<Plan | undefined>(
    mayAsk && requested && !isPaidOnline(own, requested) ? requested : undefined,
  );
  const [isOpen, setOpen] = useState(selectedPlan !== undefined);
  if (larger.length === 0) return <p className="text-14 text-ink-muted">{t('plan.choose.none')}</p>;
  return (
    <section aria-labelledby="larger-plans">
      <h2 id="larger-plans" className="text-20 font-semibold">
        {t('plan.choose.title')}
      </h2>
      <p className="mt-1 max-w-text text-14 text-ink-muted">
        {own.mayChange ? t(howTo(own)) : <AskOwners own={own} />}
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {larger.map((plan) => (
          <Card key={plan.id} as="li" level={3} title={t(`plan.names.${plan.id}`)}>
            <Price plan={plan} />
            <ul className="mt-3 list-disc space-y-1 ps-5 text-14">
              {usesOf(plan.audience).map((use) => {
                const limit = limitOf(plan, use);
                return (
                  <li key={use}>
                    {limit === 'unlimited'
                      ? t(`plan.choose.unlimited.${use}`)
                      : t(`plan.choose.includes.${use}`, { limit })}
                  </li>
                );
              })}
            </ul>
            {own.mayChange && isPaidOnline(own, plan) && <PayButtons plan={plan} />}
            {mayAsk && !isPaidOnline(own, plan) && (
              <Button
                className="mt-4"
                variant={plan.isPopular ? 'primary' : 'secondary'}
                onClick={() => {
                  setSelectedPlan(plan);
                  setOpen(true);
                }}
              >
                {t('plan.choose.request', { plan: t(`plan.names.${plan.id}`) })}
              </Button>
            )}
          </Card>
        ))}
      </ul>
      <Suspense>
        {selectedPlan && (
          <RequestPlan
            key={selectedPlan.id}
            plan={selectedPlan}
            period={period}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Whether the provider's page sells this plan; the rest is agreed with an administrator. */
const isPaidOnline = (own: OwnPlan, plan: Plan) => own.payer !== 'manual' && plan.price !== null;

const howTo = ({ payer, audience }: OwnPlan) => {
  if (payer === 'manual') return 'plan.how' as const;
  return audience === 'student' ? ('plan.pay.how-student' as const) : ('plan.pay.how' as const);
};

function AskOwners({ own: { owners, companyName } }: { own: OwnPlan }) {
  const t = useTexts();
  const format = useFormat();
  const company = companyName ?? '';
  return owners.length === 0
    ? t('plan.choose.no-owner', { company })
    : t('plan.choose.owners', { owners: format.list(owners), company });
}

function Price({ plan: { price } }: { plan: Plan }) {
  const t = useTexts();
  const format = useFormat();
  if (price === null) return <p className="text-14 text-ink-muted">{t('plan.choose.custom')}</p>;
  const money = (cents: number) => format.money(cents, planCurrency);
  return (
    <p className="text-14">
      {t('plan.choose.price', { price: money(price.monthly) })}
      <span className="block text-13 text-ink-muted">
        {t('plan.choose.price-yearly', { price: money(price.yearly) })}
      </span>
    </p>
  );
}
