import type { SubscriptionRow } from '#contract/plan.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Button } from '#web/ui/button.tsx';

/** Marks a payment by agreement as overdue, or as settled; each undoes the other. */
export function PastDueButton({ row: { id, name, payer, state } }: { row: SubscriptionRow }) {
  const t = useTexts();
  const isPastDue = state !== 'past_due';
  const what = isPastDue ? 'past-due' : 'settled';
  const { mutate, isPending } = useChange({
    call: () => api.plan.setPastDue.call({ subscriptionId: id, isPastDue }),
    changes: api.plan.key(),
    done: t(`admin-plan.subscriptions.${what}-done`, { name }),
    failed: t('admin-plan.subscriptions.failed'),
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
