import { topicOrders } from '#domain/forum/post.ts';
import { tagOf } from '#domain/forum/tag-of.ts';
import { pageInput } from '#web/lib/page-links.ts';

/** The filters from the URL; invalid values count as unset. */
export function topicFilters(params: URLSearchParams) {
  const order = topicOrders.find((each) => each === params.get('order')) ?? 'active';
  const tag = tagOf(params.get('tag') ?? '');
  const search = (params.get('search') ?? '').trim().slice(0, 100).toWellFormed();
  return { order, tag, search };
}

export function topicInput(params: URLSearchParams) {
  const { order, tag, search } = topicFilters(params);
  return { ...pageInput(params), order, ...(tag && { tag }), ...(search && { search }) };
}
