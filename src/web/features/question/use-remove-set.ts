import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSet } from '#contract/question.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type SavedPage = Awaited<ReturnType<typeof api.question.listSets.call>>;

/** Removes a saved set from the list, and offers to undo it. */
export function useRemoveSet({ id: setId, name }: SavedSet) {
  const t = useTexts();
  const cache = useQueryClient();
  const lists = { queryKey: api.question.listSets.key() };
  const onError = (error: unknown) => showFailure(t, 'question.sets.failed', error);
  const onSettled = () => cache.invalidateQueries({ queryKey: api.question.key() });
  const restore = useMutation({
    mutationFn: () => api.question.saveSet.call({ setId, name }),
    onError,
    onSettled,
  });
  return useMutation({
    mutationFn: () => api.question.removeSet.call({ setId }),
    // The row disappears immediately: later it would move others under the pointer.
    onMutate: async () => {
      await cache.cancelQueries(lists);
      cache.setQueriesData<SavedPage>(lists, (page) => {
        if (!page) return page;
        const items = page.items.filter(({ id }) => id !== setId);
        const count = page.total.count + items.length - page.items.length;
        return { ...page, items, total: { ...page.total, count } };
      });
    },
    onSuccess: () =>
      toast({
        title: t('question.sets.removed'),
        tone: 'success',
        action: { label: t('question.sets.undo'), onAction: () => restore.mutate() },
      }),
    onError,
    onSettled,
  });
}
