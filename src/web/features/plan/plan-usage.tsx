import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isNearLimit } from '#domain/plan/may-use.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { planPath } from './plan-path.ts';

export const ownPlanQuery = () => api.plan.loadOwn.query();

/** How many postings of the plan are open, more prominently when it is nearly used up. */
export function PostingUsage() {
  const t = useTexts();
  const { plan, uses } = useSuspenseQuery(ownPlanQuery()).data;
  const found = uses.find(({ use }) => use === 'openPostings');
  if (found === undefined || found.limit === null) return null;
  const { used, limit } = found;
  const text = t('plan.usage.openPostings', { used, limit, plan: t(`plan.names.${plan}`) });
  const link = (
    <Link to={planPath('company')} className="touch-height font-medium">
      {t('plan.usage.change')}
    </Link>
  );
  return isNearLimit(limit, used) ? (
    <Callout tone={used >= limit ? 'warning' : 'info'} action={link}>
      {text}
    </Callout>
  ) : (
    <p className="text-13 text-ink-muted">
      {text} · {link}
    </p>
  );
}
