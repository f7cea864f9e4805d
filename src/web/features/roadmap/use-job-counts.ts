import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** Open jobs per step, which arrive after the page. */
export function useJobCounts(topic: string) {
  const { data, isError } = useQuery(api.roadmap.countJobs.queryOptions({ input: { topic } }));
  return {
    state: isError ? ('failed' as const) : ('ok' as const),
    of: (step: string) => data?.items.find((each) => each.step === step),
  };
}

export type JobCounts = ReturnType<typeof useJobCounts>;
