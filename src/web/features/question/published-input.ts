import { pageInput } from '#web/lib/page-links.ts';

export const publishedSearch = (params: URLSearchParams) =>
  (params.get('search') ?? '').trim().slice(0, 100);

export function publishedInput(params: URLSearchParams) {
  const search = publishedSearch(params);
  return { ...pageInput(params), ...(search && { search }) };
}
