import type { PlanLimitData } from '#contract/plan-fields.ts';
import { refusalOf } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

/** Which plan and limit a refusal names, or null for any other error. */
function planLimitOf(error: unknown): PlanLimitData | null {
  if (refusalOf(error) !== 'PLAN_LIMIT') return null;
  return (error as { data: PlanLimitData }).data;
}

/**
 * Says which plan's limit an error is about, and what to do, to the plan's owner or to an
 * administrator; undefined for other errors. The page needs the texts 'plan'.
 */
export function usePlanLimitText(reader: 'owner' | 'admin' = 'owner') {
  const t = useTexts();
  const textOf = ({ plan, use, limit, used, companyName }: PlanLimitData) => ({
    title: t(`plan.limit.${use}.title`, { plan: t(`plan.names.${plan}`), limit, used }),
    text:
      use === 'openPostings' && reader === 'admin'
        ? t('plan.limit.openPostings.admin', { company: companyName ?? '' })
        : t(`plan.limit.${use}.owner`),
  });
  return (error: unknown) => {
    const limit = planLimitOf(error);
    return limit === null ? undefined : textOf(limit);
  };
}

/** The same in one text, for a form. */
export function usePlanLimitMessage(reader: 'owner' | 'admin') {
  const limitText = usePlanLimitText(reader);
  return (error: unknown) => {
    const reached = limitText(error);
    return reached && `${reached.title}. ${reached.text}`;
  };
}
