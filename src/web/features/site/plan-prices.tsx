import type { ReactNode } from 'react';
import {
  companyPlans,
  type Limit,
  type Plan,
  type PlanAudience,
  planAudiences,
  planCurrency,
  type PlanPeriod,
  planPeriods,
  studentPlans,
} from '#domain/plan/plan-catalogue.ts';
import { yearlySaving } from '#domain/plan/yearly-saving.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import type { ButtonLinkProps } from '#web/ui/button-link.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { optionsOf } from '#web/ui/options-of.ts';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { SiteTabs } from '#web/ui/site-tabs.tsx';
import { Mark } from './mark.tsx';

const hash = 'pricing';
const panelId = 'plan-panel';

/** The button of a plan, for whoever reads the page; provided by the plan feature. */
export type PlanAction = (
  plan: Plan,
  period: PlanPeriod,
  look: Pick<ButtonLinkProps, 'size' | 'variant'>,
) => ReactNode;
type PlanPricesProps = { audience: PlanAudience; period: PlanPeriod; planAction: PlanAction };
type PlanCardProps = { plan: Plan; period: PlanPeriod; planAction: PlanAction };

/** One audience's plans with their prices for one billing period, and the tabs for both. */
export function PlanPrices({ audience, period, planAction }: PlanPricesProps) {
  const t = useTexts();
  const plans: readonly Plan[] = audience === 'student' ? studentPlans : companyPlans;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SiteTabs
          name="plans"
          label={t('home.plans.for')}
          current={audience}
          panelId={panelId}
          hash={hash}
          tabs={optionsOf(planAudiences, (value) => t(`home.audiences.${value}`))}
        />
        <SiteTabs
          name="period"
          label={t('home.plans.paid')}
          current={period}
          panelId={panelId}
          hash={hash}
          tabs={planPeriods.map((value) => ({
            value,
            label: t(`home.plans.periods.${value}`),
            ...(value === 'yearly' && { note: t('home.plans.save') }),
          }))}
        />
      </div>
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`plans-${audience} period-${period}`}
        className="mt-6 rounded-card"
      >
        <ul className="grid gap-4 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} period={period} planAction={planAction} />
          ))}
        </ul>
        <p className="mt-6 text-14 text-ink-muted">{t(`home.plans.notes.${audience}`)}</p>
      </div>
    </>
  );
}

function PlanCard({ plan, period, planAction }: PlanCardProps) {
  const t = useTexts();
  const look = { size: 'lg', variant: plan.isPopular ? 'primary' : 'secondary' } as const;
  return (
    <li
      className={joinClasses(
        'flex flex-col rounded-card border bg-surface p-6',
        plan.isPopular ? 'border-primary shadow-raised' : 'border-line',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-20 font-semibold">{t(`home.plans.names.${plan.id}`)}</h3>
        {plan.isPopular && <Mark tone="accent">{t('home.plans.popular')}</Mark>}
      </div>
      <p className="mt-1 text-14 text-ink-muted">{t(`home.plans.texts.${plan.id}`)}</p>
      <Price plan={plan} period={period} />
      <ul className="mt-5 mb-6 grid grow content-start gap-2.5 text-14">
        {featuresOf(plan).map((feature) => (
          <PlanFeature key={feature.id} {...feature} />
        ))}
      </ul>
      {planAction(plan, period, look)}
    </li>
  );
}

function Price({ plan, period }: { plan: Plan; period: PlanPeriod }) {
  const t = useTexts();
  const format = useFormat();
  const big = 'font-display text-40 font-bold text-ink tabular-nums';
  if (plan.price === null) {
    return (
      <div className="mt-5 min-h-24">
        <p className={big}>{t('home.plans.custom')}</p>
        <p className="mt-1 text-14 text-ink-muted">{t('home.plans.agreed')}</p>
      </div>
    );
  }
  const money = (cents: number) => format.money(cents, planCurrency);
  const saving = yearlySaving(plan.price);
  return (
    <div className="mt-5 min-h-24">
      <p>
        <span className={big}>{money(plan.price[period])}</span>{' '}
        <span className="text-14 text-ink-muted">{t('home.plans.a-month')}</span>
      </p>
      {saving && (
        <p className="mt-1 text-14 text-ink-muted">
          {period === 'yearly'
            ? t('home.plans.a-year', { price: money(plan.price.yearly * 12) })
            : t('home.plans.or-yearly', { price: money(plan.price.yearly) })}
          <span className="block font-medium text-success">
            {t(period === 'yearly' ? 'home.plans.saves' : 'home.plans.would-save', {
              amount: money(saving.cents),
              percent: saving.percent,
            })}
          </span>
        </p>
      )}
    </div>
  );
}

type FeatureId =
  | 'apply'
  | 'follow'
  | 'mock-interviews'
  | 'badges'
  | 'postings'
  | 'pipeline'
  | 'team'
  | 'agreement';
type Feature = { id: FeatureId; limit: Limit | null };

/** What a plan includes and lacks, with limits from the catalogue. */
function featuresOf(plan: Plan): Feature[] {
  if (plan.audience === 'student') {
    return [
      { id: 'apply', limit: null },
      { id: 'follow', limit: null },
      { id: 'mock-interviews', limit: plan.limits.mockInterviewsAMonth },
      { id: 'badges', limit: plan.limits.verifiedBadges },
    ];
  }
  return [
    { id: 'postings', limit: plan.limits.openPostings },
    { id: 'pipeline', limit: null },
    { id: 'team', limit: null },
    ...(plan.price === null ? [{ id: 'agreement', limit: null } as const] : []),
  ];
}

function PlanFeature({ id, limit }: Feature) {
  const t = useTexts();
  const isIncluded = limit !== 0;
  const text =
    limit === null
      ? t(`home.plans.has.${id as 'apply'}`)
      : limit === 'unlimited'
        ? t(`home.plans.without-end.${id as 'badges'}`)
        : t(`home.plans.limited.${id as 'badges'}`, { count: limit });
  return (
    <li className={joinClasses('flex gap-2.5', isIncluded ? 'text-ink' : 'text-ink-muted')}>
      <SiteIcon
        name={isIncluded ? 'check' : 'x'}
        size={16}
        className={joinClasses(
          'mt-0.5 shrink-0',
          isIncluded ? 'text-success-mark' : 'text-ink-subtle',
        )}
      />
      {text}
    </li>
  );
}
