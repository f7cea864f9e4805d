import { jobSearchOf } from '#domain/roadmap/job-search-of.ts';

/** The student search whose total is the number of jobs shown on a step. */
export function jobSearchLink(skills: readonly string[]): string {
  return `/student-dashboard/jobs?${new URLSearchParams({ q: jobSearchOf(skills) }).toString()}`;
}

export type RoadmapView = 'map' | 'list';

export function viewOf(query: URLSearchParams): RoadmapView {
  return query.get('view') === 'list' ? 'list' : 'map';
}

export function roadmapLink(topic: string, view: RoadmapView): string {
  return `?${new URLSearchParams({ topic, ...(view === 'list' && { view }) }).toString()}`;
}
