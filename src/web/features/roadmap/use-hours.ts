import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RoadmapPage } from '#contract/roadmap.ts';
import { hoursPerWeek } from '#domain/roadmap/roadmap.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** The hours per week of the plan; a change shows immediately and is saved. */
export function useHours({ hoursPerWeek: saved }: RoadmapPage) {
  const t = useTexts();
  const cache = useQueryClient();
  const loaded = { queryKey: api.roadmap.load.key() };
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'roadmap hours' },
    mutationFn: (hours: number) => api.roadmap.setHours.call({ hoursPerWeek: hours }),
    onSuccess: (plan) =>
      cache.setQueriesData<RoadmapPage>(loaded, (page) => page && { ...page, ...plan }),
    onError: (error) => showFailure(t, 'roadmap.plan.failed', error),
    // An earlier answer that is still on its way would show the old hours again.
    onSettled: () => invalidate(cache, api.roadmap.load),
  });
  return { hours: isPending ? variables : (saved ?? hoursPerWeek.preset), setHours: mutate };
}
