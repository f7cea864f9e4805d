import { topicOrders } from '#domain/forum/post.ts';
import { tagOf } from '#domain/forum/tag-of.ts';
import { listInput, searchIn } from '#web/lib/list-input.ts';

/** The filters from the URL; invalid values count as unset. */
export const topicFilters = (params: URLSearchParams) => ({
  order: topicOrders.find((each) => each === params.get('order')) ?? 'active',
  tag: tagOf(params.get('tag') ?? ''),
  search: searchIn(params),
});

export const topicInput = (params: URLSearchParams) => listInput(params, topicFilters(params));
