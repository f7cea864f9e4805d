import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SavedPosting } from '#contract/saved-jobs.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { changeList } from './browser-lists.ts';

type SavedPage = Awaited<ReturnType<typeof api.savedJobs.listSaved.call>>;

/** Saves or unsaves a posting, with a message and an undo. */
export function useSavePosting(postingId: string) {
  const t = useTexts();
  const cache = useQueryClient();
  const lists = { queryKey: api.savedJobs.listSaved.key() };
  const lastRow = useRef<SavedPosting | undefined>(undefined);
  const { mutate, isPending, variables } = useMutation({
    // Serializes repeated clicks, so that the last one wins.
    scope: { id: `save ${postingId}` },
    mutationFn: (isSaved: boolean) => api.savedJobs.setSaved.call({ postingId, isSaved }),
    // Optimistic: a row added or removed later would move others under the pointer.
    onMutate: async (isSaved) => {
      await cache.cancelQueries(lists);
      cache.setQueriesData<SavedPage>(lists, (page) => {
        if (!page) return page;
        const others = page.items.filter(({ id }) => id !== postingId);
        const row = page.items.find(({ id }) => id === postingId);
        // A list of titles has the row too, without its card.
        if (row && (row.card || !lastRow.current)) lastRow.current = row;
        const items = isSaved && lastRow.current ? [lastRow.current, ...others] : others;
        const count = page.total.count + items.length - page.items.length;
        return { ...page, items, total: { ...page.total, count } };
      });
    },
    onSuccess: ({ isSaved }) => {
      changeList('savedJobs', postingId, isSaved);
      toast({
        title: t(isSaved ? 'saved-jobs.done' : 'saved-jobs.removed'),
        tone: 'success',
        action: { label: t('common.undo'), onAction: () => mutate(!isSaved) },
      });
    },
    onError: (error) => showFailure(t, 'saved-jobs.failed', error),
    onSettled: () => invalidate(cache, api.savedJobs.listSaved, api.search),
  });
  return { set: mutate, isPending, pendingState: isPending ? variables : undefined };
}
