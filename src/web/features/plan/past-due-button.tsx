import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubscriptionRow } from '#contract/plan.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Marks a payment by agreement as overdue, or as settled; each undoes the other. */
export function PastDueButton({ row: { id, name, payer, state } }: { row: SubscriptionRow }) {
  const t = useTexts();
  const cache = useQueryClient();
  const isPastDue = state !== 'past_due';
  const what = isPastDue ? 'past-due' : 'settled';
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.plan.setPastDue.call({ subscriptionId: id, isPastDue }),
    onSuccess: () =>
      toast({ title: t(`admin-plan.subscriptions.${what}-done`, { name }), tone: 'success' }),
    onError: (error) => showFailure(t, 'admin-plan.subscriptions.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.plan.key() }),
  });
  if (payer !== 'manual' || !(state === 'active' || state === 'past_due')) return null;
  return (
    <Button
      size="sm"
      busy={isPending}
      aria-label={t(`admin-plan.subscriptions.${what}-of`, { name })}
      onClick={() => !isPending && mutate()}
    >
      {t(`admin-plan.subscriptions.${what}`)}
    </Button>
  );
}
