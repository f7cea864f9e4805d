import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SubscriptionRow } from '#contract/plan.ts';
import { subscriptionStates } from '#domain/plan/subscription.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { stateTones } from './current-plan.tsx';
import { PastDueButton } from './past-due-button.tsx';
import { subscriptionsInput, subscriptionFilters } from './plan-inputs.ts';

/** Who is on which plan, and until when. */
export function SubscriptionList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.plan.listSubscriptions.queryOptions({ input: subscriptionsInput(params) }),
  );
  const { state, search } = subscriptionFilters(params);
  const isFiltered = Boolean(state || search);
  const { count, capped } = data.total;
  return (
    <div className="flex flex-col gap-5">
      <ListFilters
        search={{
          value: search,
          label: t('admin-plan.search-label'),
          placeholder: t('admin-plan.search'),
        }}
        clear={isFiltered && { to: '?', text: t('admin-plan.clear') }}
      >
        <FilterSelect
          name="state"
          label={t('admin-plan.state')}
          value={state}
          all={t('admin-plan.all')}
          options={subscriptionStates.map((value) => ({ value, label: t(`plan.states.${value}`) }))}
        />
      </ListFilters>
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'admin-plan.subscriptions.count-capped' : 'admin-plan.subscriptions.count', {
          count,
        })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-plan.subscriptions.empty')}
          description={t(
            isFiltered
              ? 'admin-plan.subscriptions.empty-filtered'
              : 'admin-plan.subscriptions.empty-text',
          )}
          action={isFiltered && <ButtonLink to="?">{t('admin-plan.clear')}</ButtonLink>}
        />
      ) : (
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
                header: t('admin-plan.state'),
                bare: true,
                cell: (row) => (
                  <Badge tone={stateTones[row.state]}>{t(`plan.states.${row.state}`)}</Badge>
                ),
              },
              {
                key: 'period',
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
      )}
      <ListPager label={t('admin-plan.pages')} data={data} />
    </div>
  );
}
