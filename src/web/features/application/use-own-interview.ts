import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

export type OwnInterviewChange = { moveId: string };

/** Changes a student’s own interview, and offers to undo it until the company is notified. */
export function useOwnInterview() {
  const t = useTexts();
  const cache = useQueryClient();
  const reload = async () => {
    await invalidate(cache, api.interview, api.application, api.home);
  };
  const undo = async (moveId: string) => {
    try {
      await api.interview.undo.call({ moveId });
      toast({ title: t('own.interviews.undone'), tone: 'success' });
    } catch (error) {
      showFailure(t, 'own.interviews.failed', error);
    }
    await reload();
  };
  return useMutation({
    mutationFn: async ({ act }: { act: () => Promise<OwnInterviewChange>; done: string }) => act(),
    onSuccess: ({ moveId }, { done: title }) =>
      toast({
        title,
        description: t('own.interviews.grace'),
        tone: 'success',
        durationMs: undoSeconds * 1_000,
        action: { label: t('own.interviews.undo'), onAction: () => void undo(moveId) },
      }),
    onError: (error) => showFailure(t, 'own.interviews.failed', error),
    onSettled: reload,
  });
}
