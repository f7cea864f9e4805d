import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { planPath } from './plan-path.ts';
import { ownPlanQuery } from './plan-usage.tsx';
import { usePlanDates } from './use-plan-dates.ts';

/** The plan in the settings: its name, usage and next date, and the way to a larger one. */
export function PlanCard() {
  const t = useTexts();
  const own = useSuspenseQuery(ownPlanQuery()).data;
  const dates = usePlanDates(own);
  return (
    <Card title={t('settings.account.plan')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="text-14 text-ink-muted">
          <p>
            {t('settings.account.plan-text')} <Badge>{t(`plan.names.${own.plan}`)}</Badge>
          </p>
          {dates && <p className="mt-1">{dates}</p>}
          <ul className="mt-1">
            {own.uses.map(({ use, used, limit }) => (
              <li key={use}>
                {t('common.labeled', {
                  label: t(`plan.uses.${use}`),
                  value:
                    limit === null
                      ? t('plan.used-unlimited', { used })
                      : limit === 0
                        ? t('plan.not-included')
                        : t('plan.used', { used, limit }),
                })}
              </li>
            ))}
          </ul>
        </div>
        <ButtonLink to={planPath(own.audience)}>{t('settings.account.upgrade')}</ButtonLink>
      </div>
    </Card>
  );
}
