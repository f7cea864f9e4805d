import { reportStates } from '#domain/report/report.ts';
import { pageInput } from '#web/lib/page-links.ts';

export function reportsInput(params: URLSearchParams) {
  const state = reportStates.find((each) => each === params.get('state')) ?? 'open';
  return { ...pageInput(params), state };
}
