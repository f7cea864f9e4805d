import { listInput, searchIn } from '#web/lib/list-input.ts';

export const publishedInput = (params: URLSearchParams) =>
  listInput(params, { search: searchIn(params) });
