import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/**
 * Open jobs per step, loaded by the browser only: a count that is streamed in before hydration
 * would differ from the page as the server rendered it.
 */
export function useJobCounts(topic: string) {
  const { data } = useQuery(api.roadmap.countJobs.query({ topic }));
  return (step: string) => data?.items.find((each) => each.step === step);
}

export type JobCounts = ReturnType<typeof useJobCounts>;
