import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Hiding = { kind: 'posting' | 'company'; target: string; isHidden: boolean };

/** Hides a posting or a company from one's own results, says so, and offers the way back. */
export function useHide() {
  const t = useTexts();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (hiding: Hiding) => api.shelf.setHidden.call(hiding),
    onSuccess: ({ kind, target, name, isHidden }) => {
      if (!isHidden) return void toast({ title: t('shelf.shown'), tone: 'success' });
      toast({
        title:
          kind === 'company' ? t('shelf.hidden-company', { company: name }) : t('shelf.hidden-job'),
        tone: 'success',
        action: {
          label: t('shelf.undo'),
          onAction: () => mutate({ kind, target, isHidden: false }),
        },
      });
    },
    onError: (error) =>
      toast({ title: t('shelf.failed'), description: t(callFailure(error)), tone: 'danger' }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: api.shelf.listHidden.key() }),
        cache.invalidateQueries({ queryKey: api.search.key() }),
        cache.invalidateQueries({ queryKey: api.match.key() }),
      ]),
  });
  return { hide: mutate, isPending };
}
