import { pageInput } from '#web/lib/page-links.ts';

export function repliesInput(topicId: string, params: URLSearchParams) {
  if (params.get('page') === 'last') return { topicId, page: 'last' as const };
  return { topicId, ...pageInput(params) };
}
