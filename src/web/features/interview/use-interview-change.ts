import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';

type Changed = { moveId: string };

/** Reports a change of an interview, and offers to undo it until the others are notified. */
export function useChangeToast() {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const reload = () => invalidate(cache, api.interview, api.application);
  const report = ({ moveId }: Changed, title: string, isTold = true) =>
    offerUndo({
      title,
      description: isTold ? t('interview.grace') : undefined,
      undo: () => api.interview.undo.call({ moveId }),
      undone: t('interview.undone'),
      failed: t('interview.not-undone'),
      reload,
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
