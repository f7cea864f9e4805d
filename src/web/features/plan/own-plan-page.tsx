import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OwnPlan } from '#contract/plan.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { KeepPostings } from './keep-postings.tsx';
import { LargerPlans } from './larger-plans.tsx';
import { OwnRequest } from './own-request.tsx';
import { PortalButton } from './pay-buttons.tsx';
import { ownPlanQuery } from './plan-usage.tsx';
import { RenewPlan } from './renew-plan.tsx';
import { SmallerPlans } from './smaller-plans.tsx';

/** The plan of a student or company: usage, dates, requests and larger plans. */
export function OwnPlanPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const own = useSuspenseQuery(ownPlanQuery()).data;
  return (
    <>
      <PageHeader
        title={t('plan.title')}
        purpose={t(`plan.purpose.${own.audience}`, { company: own.companyName ?? '' })}
        action={own.hasPortal && own.mayChange && <PortalButton />}
      />
      <div className="mt-6 flex max-w-4xl flex-col gap-6">
        {params.has('paid') && (own.state === null || own.state === 'expired') && (
          <Callout>{t('plan.pay.waiting')}</Callout>
        )}
        <PastDue own={own} />
        <OwnRequest own={own} />
        <CurrentPlan own={own} renewal={<RenewPlan own={own} />} />
        {own.keeping && own.mayChange && (
          <KeepPostings key={own.keeping.limit} own={own} keeping={own.keeping} />
        )}
        <LargerPlans own={own} />
        {own.mayChange && <SmallerPlans own={own} />}
      </div>
    </>
  );
}

/** What an overdue payment means, and until when nothing changes. */
function PastDue({ own: { audience, plan, readOnlyFrom, isReadOnly } }: { own: OwnPlan }) {
  const t = useTexts();
  const format = useFormat();
  if (readOnlyFrom === null) return null;
  const date = format.date(readOnlyFrom);
  return (
    <Callout
      tone={isReadOnly ? 'danger' : 'warning'}
      title={t('plan.past-due.title', { plan: t(`plan.names.${plan}`) })}
    >
      {audience === 'student'
        ? t('plan.past-due.student', { date })
        : isReadOnly
          ? t('plan.past-due.read-only')
          : t('plan.past-due.text', { date })}
    </Callout>
  );
}
