import { systemActorId } from '#domain/audit/audit-ids.ts';
import { isDay } from '#domain/is-day.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export function auditFilters(params: URLSearchParams) {
  const action = (params.get('action') ?? '').slice(0, 60);
  const by = params.get('actor') ?? '';
  const actor = by === systemActorId || isUuid(by) ? by : '';
  return {
    action,
    actor,
    search: searchIn(params),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
  };
}

export const auditInput = (params: URLSearchParams) => listInput(params, auditFilters(params));

function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isDay(day) && day >= '1970' ? day : '';
}
