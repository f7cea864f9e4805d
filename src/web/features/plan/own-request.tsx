import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnPlan } from '#contract/plan.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';

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
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.plan.withdrawRequest.call({ requestId }),
    onSuccess: () => toast({ title: t('plan.request.withdrawn'), tone: 'success' }),
    onError: (error) => showFailure(t, 'plan.request.withdraw-failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.plan.key() }),
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
