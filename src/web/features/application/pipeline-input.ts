import { receivedFilters, receivedInput } from './received-input.ts';

export type PipelineView = 'table' | 'board';

const viewCookie = 'firstrung_pipeline_view';

/** The view that the address asks for; the table when it asks for none. */
export function viewOf(params: URLSearchParams): PipelineView {
  return params.get('view') === 'board' ? 'board' : 'table';
}

/** The view that this browser showed last. */
export function rememberedView(cookies: string): PipelineView {
  return cookies.split(/; */u).includes(`${viewCookie}=board`) ? 'board' : 'table';
}

export function rememberView(view: PipelineView): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the server renders the view that was shown last
  document.cookie = `${viewCookie}=${view}; path=/company-dashboard; max-age=31536000; samesite=lax`;
}

/** The board that the address asks for. */
export function boardInput(params: URLSearchParams) {
  const { status, postingId, search } = receivedFilters(params);
  return {
    ...(status && { status }),
    ...(postingId && { postingId }),
    ...(search && { search }),
  };
}

/** What the shown list depends on; all else in the address only changes what lies over it. */
export function pipelineKey(params: URLSearchParams): string {
  const view = viewOf(params);
  return JSON.stringify([view, view === 'board' ? boardInput(params) : receivedInput(params)]);
}
