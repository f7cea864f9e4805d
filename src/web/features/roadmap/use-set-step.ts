import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RoadmapPage } from '#contract/roadmap.ts';
import type { EvidenceKind, StepState } from '#domain/roadmap/roadmap.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { comparedIn } from './roadmap-links.ts';

type Answer = { acceptsSuggestion?: boolean; rejects?: EvidenceKind | null };
export type SetStep = (step: string, state: StepState, answer?: Answer) => void;
type Change = { step: string; state: StepState } & Answer;

/** Changes a step immediately, and back if the server refuses. */
export function useSetStep(topic: string): SetStep {
  const t = useTexts();
  const cache = useQueryClient();
  const [query] = useSearchParams();
  const input = { topic, ...comparedIn(query) };
  const loaded = { queryKey: api.roadmap.load.queryKey({ input }) };
  const scope = `roadmap ${topic}`;
  const { mutate } = useMutation({
    mutationKey: [scope],
    // Serializes changes, so that the last one wins.
    scope: { id: scope },
    mutationFn: (change: Change) => api.roadmap.setStep.call({ topic, ...change }),
    onMutate: async (change) => {
      await cache.cancelQueries(loaded);
      cache.setQueryData<RoadmapPage>(loaded.queryKey, (page) => page && withStep(page, change));
    },
    onError: (error) => showFailure(t, 'roadmap.state.failed', error),
    // Only after the last change: an earlier answer would show its step's old state again.
    onSettled: async () => {
      if (cache.isMutating({ mutationKey: [scope] }) > 1) return;
      await invalidate(cache, api.roadmap.load, api.roadmap.list);
    },
  });
  return (step, state, answer) => mutate({ step, state, ...answer });
}

function withStep(
  page: RoadmapPage,
  { step, state, acceptsSuggestion, rejects }: Change,
): RoadmapPage {
  const levels = page.levels.map((level) => ({
    ...level,
    steps: level.steps.map((each) =>
      each.id === step
        ? {
            ...each,
            state,
            evidence: acceptsSuggestion === true ? each.suggestion : null,
            ...(rejects !== undefined && { rejected: rejects, suggestion: null }),
            ...((state === 'done' || state === 'skipped') && { suggestion: null, gap: null }),
          }
        : each,
    ),
  }));
  return { ...page, levels };
}
