import type { OwnPlan } from '#contract/plan.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** The latest request while it waits, or its refusal with the reason. */
export function OwnRequest({ own: { request, mayChange } }: { own: OwnPlan }) {
  const t = useTexts();
  const format = useFormat();
  if (request === null) return null;
  const plan = t(`plan.names.${request.plan}`);
  if (request.state === 'open') {
    const date = format.date(request.createdAt);
    return (
      <Callout
        title={t('plan.request.open', { plan, date })}
        action={mayChange && <Withdraw requestId={request.id} />}
      >
        {t('plan.request.open-text')}
      </Callout>
    );
  }
  if (request.state !== 'refused' || request.decidedAt === null) return null;
  return (
    <Callout
      tone="warning"
      title={t('plan.request.refused', { plan, date: format.date(request.decidedAt) })}
    >
      <span className="wrap-anywhere whitespace-pre-line">{request.reason}</span>
    </Callout>
  );
}

function Withdraw({ requestId }: { requestId: string }) {
  const t = useTexts();
  const { mutate, isPending } = useChange({
    call: () => api.plan.withdrawRequest.call({ requestId }),
    changes: api.plan.key(),
    done: t('plan.request.withdrawn'),
    failed: t('plan.request.withdraw-failed'),
  });
  return (
    <Button
      size="sm"
      busy={isPending}
      busyText={t('plan.request.withdrawing')}
      onClick={() => !isPending && mutate()}
    >
      {t('plan.request.withdraw')}
    </Button>
  );
}
