import type { OwnPlan } from '#contract/plan.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

/** When the plan renews or ends, in one sentence; undefined without a subscription. */
export function usePlanDates({ state, endsAt, nextPlan }: OwnPlan): string | undefined {
  const t = useTexts();
  const format = useFormat();
  if (state === null || state === 'expired') return undefined;
  if (endsAt === null) return t('plan.no-end');
  const date = format.date(endsAt);
  return nextPlan === null
    ? t('plan.renews', { date })
    : t('plan.ends', { date, plan: t(`plan.names.${nextPlan}`) });
}
