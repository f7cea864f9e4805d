import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SubscriptionRow } from '#contract/plan.ts';
import { subscriptionStates } from '#domain/plan/subscription.ts';
import { api } from '#web/lib/api.ts';
import { ListResults } from '#web/lib/list-results.tsx';
import { StateFilters } from '#web/lib/state-filters.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useChange } from '#web/lib/use-change.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { stateTones } from './current-plan.tsx';
import { subscriptionsInput, subscriptionFilters } from './plan-inputs.ts';

/** Who is on which plan, and until when. */
export function SubscriptionList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.plan.listSubscriptions.query(subscriptionsInput(params)));
  const { state, search } = subscriptionFilters(params);
  const clear = Boolean(state || search) && { to: '?', text: t('dashboard.clear-filters') };
  return (
    <div className="flex flex-col gap-5">
      <StateFilters
        texts="admin-plan"
        search={search}
        state={state}
        states={subscriptionStates}
        labelOf={(each) => t(`plan.states.${each}`)}
        all={t('admin-plan.all')}
        clear={clear}
      />
      <ListResults
        texts="admin-plan.subscriptions"
        data={data}
        clear={clear}
        pages={t('admin-plan.pages')}
      >
        <Card padding="none">
          <TableOrCards<SubscriptionRow>
            caption={t('admin-plan.subscriptions.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            rowActionsHeader={t('admin-plan.subscriptions.actions')}
            rowActions={(row) => <PastDueButton row={row} />}
            columns={[
              {
                key: 'name',
                header: t('admin-plan.subscriptions.name'),
                main: true,
                className: 'wrap-anywhere',
                cell: (row) => row.name,
              },
              {
                key: 'plan',
                header: t('admin-plan.subscriptions.plan'),
                cell: (row) => t(`plan.names.${row.plan}`),
              },
              {
                key: 'state',
                header: t('dashboard.status'),
                bare: true,
                cell: (row) => (
                  <Badge tone={stateTones[row.state]}>{t(`plan.states.${row.state}`)}</Badge>
                ),
              },
              {
                key: 'period',
                isDroppedWhenNarrow: true,
                header: t('admin-plan.subscriptions.period'),
                cell: (row) => t(`plan.periods.${row.period}`),
              },
              {
                key: 'ends',
                header: t('admin-plan.subscriptions.ends'),
                cell: ({ endsAt, nextPlan }) => {
                  if (endsAt === null) return t('admin-plan.subscriptions.no-end');
                  const date = format.date(endsAt);
                  if (nextPlan === null) return date;
                  const plan = t(`plan.names.${nextPlan}`);
                  return t('admin-plan.subscriptions.ends-to', { date, plan });
                },
              },
              {
                key: 'payer',
                header: t('admin-plan.subscriptions.payer'),
                cell: (row) => t(`admin-plan.subscriptions.payers.${row.payer}`),
              },
            ]}
          />
        </Card>
      </ListResults>
    </div>
  );
}

/** Marks a payment by agreement as overdue, or as settled; each undoes the other. */
function PastDueButton({ row: { id, name, payer, state } }: { row: SubscriptionRow }) {
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
