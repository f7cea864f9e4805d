import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Told = {
  done: string;
  grace: string;
  failed: string;
  /** Takes it back while nobody was told. */
  undo: () => Promise<unknown>;
};

/** Changes bookings or slots, and offers to undo it until the other side is notified. */
export function useCoaching() {
  const t = useTexts();
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: api.coach.key() });
  return useMutation({
    mutationFn: async ({ act }: { act: () => Promise<unknown>; told: () => Told }) => act(),
    onSuccess: (_answer, { told }) => {
      const { done, grace, failed, undo } = told();
      const takeBack = async () => {
        try {
          await undo();
          toast({ title: t('coach.bookings.undone'), tone: 'success' });
        } catch (error) {
          toast({ title: failed, description: t(callFailure(error)), tone: 'danger' });
        }
        await reload();
      };
      toast({
        title: done,
        description: grace,
        tone: 'success',
        durationMs: undoSeconds * 1_000,
        action: { label: t('coach.bookings.undo'), onAction: () => void takeBack() },
      });
    },
    onError: (error, { told }) =>
      toast({ title: told().failed, description: t(callFailure(error)), tone: 'danger' }),
    onSettled: reload,
  });
}
