import { isUuid } from '#domain/is-uuid.ts';
import { jobSearchOf } from '#domain/roadmap/job-search-of.ts';

/** The student search whose total is the number of jobs shown on a step. */
export function jobSearchLink(skills: readonly string[]): string {
  return `/student-dashboard/jobs?${new URLSearchParams({ q: jobSearchOf(skills) }).toString()}`;
}

export type RoadmapView = 'map' | 'list';

export function viewOf(query: URLSearchParams): RoadmapView {
  return query.get('view') === 'list' ? 'list' : 'map';
}

/** The posting that the page compares with, from its URL. */
export function comparedIn(query: URLSearchParams): { postingId?: string } {
  const postingId = query.get('posting');
  return postingId !== null && isUuid(postingId) ? { postingId } : {};
}

type RoadmapPlace = { topic: string; view: RoadmapView; postingId?: string | undefined };

export function roadmapLink({ topic, view, postingId }: RoadmapPlace): string {
  const query = {
    topic,
    ...(view === 'list' && { view }),
    ...(postingId !== undefined && { posting: postingId }),
  };
  return `?${new URLSearchParams(query).toString()}`;
}
