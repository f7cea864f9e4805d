import { narrowInput, receivedFilters, receivedInput } from './received-input.ts';

export type PipelineView = 'table' | 'board';

const viewCookie = 'firstrung_pipeline_view';

/** The view from the URL; the table by default. */
export function viewOf(params: URLSearchParams): PipelineView {
  return params.get('view') === 'board' ? 'board' : 'table';
}

/** The view last used in this browser. */
export function rememberedView(cookies: string): PipelineView {
  return cookies.split(/; */u).includes(`${viewCookie}=board`) ? 'board' : 'table';
}

export function rememberView(view: PipelineView): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server reads it to render the last view
  document.cookie = `${viewCookie}=${view}; path=/company-dashboard; max-age=31536000; samesite=lax`;
}

export function boardInput(params: URLSearchParams) {
  const { status } = receivedFilters(params);
  return { ...(status && { status }), ...narrowInput(params) };
}

/** The query parameters that the list depends on; all others only affect overlays. */
export function pipelineKey(params: URLSearchParams): string {
  const view = viewOf(params);
  return JSON.stringify([view, view === 'board' ? boardInput(params) : receivedInput(params)]);
}
