import type { OwnPlan } from '#contract/plan.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** What an overdue payment means, and until when nothing changes. */
export function PastDue({ own: { audience, plan, readOnlyFrom, isReadOnly } }: { own: OwnPlan }) {
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
