import { useMutation, useQueryClient } from '@tanstack/react-query';
import { undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Changed = { moveId: string };

/** Reports a change of an interview, and offers to undo it until the others are notified. */
export function useChangeToast() {
  const t = useTexts();
  const cache = useQueryClient();
  const reload = async () => {
    await invalidate(cache, api.interview, api.application);
  };
  const undo = async (moveId: string) => {
    try {
      await api.interview.undo.call({ moveId });
      toast({ title: t('interview.undone'), tone: 'success' });
    } catch (error) {
      showFailure(t, 'interview.not-undone', error);
    }
    await reload();
  };
  const report = ({ moveId }: Changed, title: string, isTold = true) =>
    toast({
      title,
      tone: 'success',
      ...(isTold && { description: t('interview.grace') }),
      durationMs: undoSeconds * 1_000,
      action: { label: t('interview.undo'), onAction: () => void undo(moveId) },
    });
  return { report, reload };
}

type Change = { act: () => Promise<Changed>; done: string; isTold?: boolean };

export function useInterviewChange() {
  const t = useTexts();
  const { report, reload } = useChangeToast();
  return useMutation({
    mutationFn: async ({ act }: Change) => act(),
    onSuccess: (changed, { done, isTold }) => report(changed, done, isTold),
    onError: (error) => showFailure(t, 'interview.failed', error),
    onSettled: reload,
  });
}
