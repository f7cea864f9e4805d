import { useSuspenseQuery } from '@tanstack/react-query';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { LargerPlans } from './larger-plans.tsx';
import { OwnRequest } from './own-request.tsx';
import { ownPlanQuery } from './plan-usage.tsx';

/** The plan of a student or company: usage, dates, requests and larger plans. */
export function OwnPlanPage() {
  const t = useTexts();
  const own = useSuspenseQuery(ownPlanQuery()).data;
  return (
    <>
      <PageHeader
        title={t('plan.title')}
        purpose={t(`plan.purpose.${own.audience}`, { company: own.companyName ?? '' })}
      />
      <div className="mt-6 flex max-w-4xl flex-col gap-6">
        <OwnRequest own={own} />
        <CurrentPlan own={own} />
        <LargerPlans own={own} />
      </div>
    </>
  );
}
