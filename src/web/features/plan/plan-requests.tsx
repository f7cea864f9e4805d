import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { planRequestStates } from '#domain/plan/plan-request.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { requestFilters, requestsInput } from './plan-inputs.ts';
import { PlanRequestCard } from './plan-request-card.tsx';

/** Requests for larger plans, newest first. */
export function PlanRequests() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.plan.listRequests.queryOptions({ input: requestsInput(params) }),
  );
  const { state, search } = requestFilters(params);
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
          options={planRequestStates.map((value) => ({
            value,
            label: t(`admin-plan.states.${value}`),
          }))}
        />
      </ListFilters>
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'admin-plan.requests.count-capped' : 'admin-plan.requests.count', { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-plan.requests.empty')}
          description={t(
            isFiltered ? 'admin-plan.requests.empty-filtered' : 'admin-plan.requests.empty-text',
          )}
          action={isFiltered && <ButtonLink to="?">{t('admin-plan.clear')}</ButtonLink>}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {data.items.map((request) => (
            <li key={request.id}>
              <PlanRequestCard request={request} />
            </li>
          ))}
        </ul>
      )}
      <ListPager label={t('admin-plan.pages')} data={data} />
    </div>
  );
}
