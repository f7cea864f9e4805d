import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPlan } from '#contract/plan.ts';
import { isSmaller, type PlanId, plansFor } from '#domain/plan/plan-catalogue.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useLastShown } from '#web/ui/use-last-shown.ts';

/** Moves to a smaller plan when this one ends, or keeps it after all. */
export function SmallerPlans({ own }: { own: OwnPlan }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const [confirming, setConfirming] = useState<PlanId | null>(null);
  const asked = useLastShown(confirming);
  const { mutate, isPending } = useMutation({
    mutationFn: (plan: PlanId) => api.plan.setNext.call({ plan }),
    onSuccess: (_done, plan) => {
      setConfirming(null);
      const name = t(`plan.names.${plan}`);
      toast({
        title: t(plan === own.plan ? 'plan.lower.kept' : 'plan.lower.done', { plan: name }),
        tone: 'success',
      });
    },
    onError: (error) => showFailure(t, 'plan.lower.failed', error),
    onSettled: () => cache.invalidateQueries({ queryKey: api.plan.key() }),
  });
  if (own.state === null || own.state === 'expired') return null;
  const [first] = plansFor(own.audience);
  const isScheduled =
    own.state === 'cancelled' || (own.nextPlan !== null && own.nextPlan !== first.id);
  const smaller = plansFor(own.audience).filter(
    ({ id }) => isSmaller(id, own.plan) && id !== own.nextPlan,
  );
  if (smaller.length === 0 && !isScheduled) return null;
  const nameOf = (id: PlanId) => t(`plan.names.${id}`);
  const date = own.endsAt && format.date(own.endsAt);
  return (
    <Card
      title={t('plan.lower.title')}
      description={t(own.audience === 'student' ? 'plan.lower.text-student' : 'plan.lower.text')}
    >
      <div className="flex flex-wrap gap-2">
        {smaller.map(({ id }) => (
          <Button key={id} busy={isPending} onClick={() => setConfirming(id)}>
            {t('plan.lower.choose', { plan: nameOf(id) })}
          </Button>
        ))}
        {isScheduled && (
          <Button variant="ghost" busy={isPending} onClick={() => mutate(own.plan)}>
            {t('plan.lower.cancel', { plan: nameOf(own.plan) })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={confirming !== null}
        title={
          asked === null
            ? ''
            : date === null
              ? t('plan.lower.ask-open', { plan: nameOf(asked) })
              : t('plan.lower.ask', { plan: nameOf(asked), date })
        }
        description={t(own.audience === 'student' ? 'plan.lower.text-student' : 'plan.lower.text')}
        confirmText={t('plan.lower.confirm')}
        tone="primary"
        busy={isPending}
        onConfirm={() => confirming && mutate(confirming)}
        onClose={() => setConfirming(null)}
      />
    </Card>
  );
}
