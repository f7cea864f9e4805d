import type { PlanRequestRow } from '#contract/plan.ts';
import { isBlank } from '#domain/is-blank.ts';
import { maxPlanMessageLength } from '#domain/plan/plan-request.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { untilHelp } from './until-help.ts';

const longest = { reason: maxPlanMessageLength };

/** Grants a request until a day, or refuses it with a reason. */
export default function DecidePlan({
  request,
  decision,
  ...dialog
}: {
  request: PlanRequestRow;
  decision: 'grant' | 'refuse';
} & DialogState) {
  const t = useTexts();
  const { id: requestId, name, plan: planId } = request;
  const names = { name, plan: t(`plan.names.${planId}`) };
  const isGrant = decision === 'grant';
  const form = useForm({
    validate: ({ reason = '' }): Problems => {
      if (!isGrant && isBlank(reason)) return { reason: 'FIELDS_REQUIRED' };
      return reason.trim().length > maxPlanMessageLength ? { reason: 'TEXT_TOO_LONG' } : {};
    },
    longest,
    changes: api.plan.key(),
    submit: ({ reason = '', until = '' }, { context }): Promise<unknown> => {
      return isGrant
        ? api.plan.grant.call({ requestId, until: until || null, reason }, { context })
        : api.plan.refuse.call({ requestId, reason }, { context });
    },
    onDone: dialog.onClose,
    doneText: t(`admin-plan.${decision}.done`),
    failedTitle: t(`admin-plan.${decision}.failed`),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      size="sm"
      title={t(`admin-plan.${decision}.title`, names)}
      description={t(`admin-plan.${decision}.text`, names)}
      submitText={t(`admin-plan.${decision}.submit`)}
      busyText={t(`admin-plan.${decision}.busy`)}
    >
      {isGrant && (
        <TextField
          name="until"
          type="date"
          label={t('admin-plan.grant.until')}
          help={t(untilHelp(request), { period: request.period })}
        />
      )}
      <TextareaField
        name="reason"
        label={t(`admin-plan.${decision}.reason`)}
        required={!isGrant}
        help={isGrant ? t('admin-plan.grant.reason-help', names) : undefined}
        rows={3}
      />
    </DialogForm>
  );
}
