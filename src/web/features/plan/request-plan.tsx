import { type Plan, type PlanPeriod, planPeriods } from '#domain/plan/plan-catalogue.ts';
import { maxPlanMessageLength } from '#domain/plan/plan-request.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextareaField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { optionsOf } from '#web/ui/options-of.ts';

const longest = { message: maxPlanMessageLength };

/** Asks an administrator for a larger plan, or to renew the plan that ends. */
export default function RequestPlan({
  plan,
  period,
  isRenewal = false,
  ...dialog
}: {
  plan: Plan;
  period: PlanPeriod;
  isRenewal?: boolean;
} & DialogState) {
  const t = useTexts();
  const form = useForm({
    initial: { period, message: '' },
    validate: ({ message = '' }) =>
      message.trim().length > maxPlanMessageLength ? { message: 'TEXT_TOO_LONG' } : {},
    longest,
    changes: api.plan.key(),
    submit: ({ period: selectedPeriod, message = '' }, { context }) =>
      api.plan.request.call(
        {
          plan: plan.id as 'business',
          period: planPeriods.find((each) => each === selectedPeriod) ?? 'monthly',
          message,
        },
        { context },
      ),
    onDone: dialog.onClose,
    doneText: t('plan.request.done'),
    failedTitle: t('plan.request.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="sm"
      title={t(isRenewal ? 'plan.renew' : 'plan.request.title', {
        plan: t(`plan.names.${plan.id}`),
      })}
      description={t('plan.how')}
      submitText={t('plan.request.submit')}
      busyText={t('plan.request.busy')}
    >
      <SelectField
        name="period"
        label={t('plan.request.period')}
        options={optionsOf(planPeriods, (value) => t(`plan.periods.${value}`))}
      />
      <TextareaField
        name="message"
        label={t('plan.request.message')}
        help={t('plan.request.message-help')}
        rows={3}
      />
    </DialogForm>
  );
}
