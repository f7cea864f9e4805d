import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuestionSet } from '#contract/question.ts';
import type { QuestionMark } from '#domain/question/question-options.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';

/** Marks a question, or clears its mark; the page shows it before the server answers. */
export function useSetMark(questionId: string) {
  const t = useTexts();
  const cache = useQueryClient();
  const sets = { queryKey: api.question.findSet.key() };
  return useMutation({
    // Presses in a row are sent one after the other: the last one counts.
    scope: { id: `mark ${questionId}` },
    mutationFn: (mark: QuestionMark | null) => api.question.setMark.call({ questionId, mark }),
    onMutate: async (mark) => {
      await cache.cancelQueries(sets);
      cache.setQueriesData<{ set: QuestionSet | null }>(sets, (shown) => {
        if (!shown?.set) return shown;
        const questions = shown.set.questions.map((each) =>
          each.id === questionId ? { ...each, mark } : each,
        );
        return { set: { ...shown.set, questions } };
      });
    },
    onError: (error) => {
      showFailure(t, 'question.mark.failed', error);
      return cache.invalidateQueries(sets);
    },
    onSuccess: () =>
      invalidate(cache, api.question.loadDueCount, api.question.listDue, api.question.listSets),
  });
}
