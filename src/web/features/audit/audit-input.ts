import { systemActorId } from '#domain/audit/audit-ids.ts';
import { isDay } from '#domain/is-day.ts';
import { isUuid } from '#domain/is-uuid.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function auditFilters(params: URLSearchParams) {
  const action = (params.get('action') ?? '').slice(0, 60);
  const by = params.get('actor') ?? '';
  const actor = by === systemActorId || isUuid(by) ? by : '';
  const search = (params.get('search') ?? '').trim().slice(0, 100);
  return { action, actor, search, from: dayIn(params, 'from'), to: dayIn(params, 'to') };
}

export function auditInput(params: URLSearchParams) {
  const { action, actor, search, from, to } = auditFilters(params);
  return {
    ...pageInput(params),
    ...(action && { action }),
    ...(actor && { actor }),
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return isDay(day) && day >= '1970' ? day : '';
}
