import { monthIn } from '#web/lib/months.ts';
import { pageInput } from '#web/lib/page-links.ts';

export type DriveView = 'table' | 'calendar';

export function driveView(params: URLSearchParams): DriveView {
  return params.get('view') === 'calendar' ? 'calendar' : 'table';
}

export function showInput(params: URLSearchParams) {
  const show = params.get('show') === 'following' ? ('following' as const) : ('all' as const);
  return { show };
}

export function driveInput(params: URLSearchParams) {
  return { ...pageInput(params), ...showInput(params) };
}

export function monthInput(params: URLSearchParams, thisMonth: string) {
  return { month: monthIn(params, thisMonth), ...showInput(params) };
}
