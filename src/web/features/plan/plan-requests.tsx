import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { planRequestStates } from '#domain/plan/plan-request.ts';
import { api } from '#web/lib/api.ts';
import { ListResults } from '#web/lib/list-results.tsx';
import { StateFilters } from '#web/lib/state-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { requestFilters, requestsInput } from './plan-inputs.ts';
import { PlanRequestCard } from './plan-request-card.tsx';

/** Requests for larger plans, newest first. */
export function PlanRequests() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.plan.listRequests.query(requestsInput(params)));
  const { state, search } = requestFilters(params);
  const clear = Boolean(state || search) && { to: '?', text: t('dashboard.clear-filters') };
  return (
    <div className="flex flex-col gap-5">
      <StateFilters
        texts="admin-plan"
        search={search}
        state={state}
        states={planRequestStates}
        labelOf={(each) => t(`admin-plan.states.${each}`)}
        all={t('admin-plan.all')}
        clear={clear}
      />
      <ListResults
        texts="admin-plan.requests"
        data={data}
        clear={clear}
        pages={t('admin-plan.pages')}
      >
        <ul className="flex flex-col gap-4">
          {data.items.map((request) => (
            <li key={request.id}>
              <PlanRequestCard request={request} />
            </li>
          ))}
        </ul>
      </ListResults>
    </div>
  );
}
