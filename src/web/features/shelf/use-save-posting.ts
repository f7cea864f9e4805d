import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { changeList } from './browser-lists.ts';

/** Saves a posting or takes it off, says so, and offers the way back. */
export function useSavePosting(postingId: string) {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    // Presses in a row are sent one after the other: what counts is the last one.
    scope: { id: `save ${postingId}` },
    mutationFn: (isSaved: boolean) => api.shelf.setSaved.call({ postingId, isSaved }),
    onSuccess: ({ isSaved }) => {
      changeList('savedJobs', postingId, isSaved);
      toast({
        title: t(isSaved ? 'shelf.done' : 'shelf.removed'),
        tone: 'success',
        action: { label: t('shelf.undo'), onAction: () => mutate(!isSaved) },
      });
    },
    onError: (error) =>
      toast({ title: t('shelf.failed'), description: t(callFailure(error)), tone: 'danger' }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api.shelf.listSaved.key() }),
        cache.invalidateQueries({ queryKey: api.search.key() }),
      ]),
  });
  return { set: mutate, isPending, wanted: isPending ? variables : undefined };
}
