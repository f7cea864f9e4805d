import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';

export type OwnInterviewChange = { moveId: string };

/** Changes a student’s own interview, and offers to undo it until the company is notified. */
export function useOwnInterview() {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const reload = () => invalidate(cache, api.interview, api.application, api.home);
  return useSingleMutation({
    mutationFn: async ({ act }: { act: () => Promise<OwnInterviewChange>; done: string }) => act(),
    onSuccess: ({ moveId }, { done: title }) =>
      offerUndo({
        title,
        description: t('own.interviews.grace'),
        undo: () => api.interview.undo.call({ moveId }),
        undone: t('own.interviews.undone'),
        failed: t('own.interviews.failed'),
        reload,
      }),
    onError: (error) => showFailure(t, 'own.interviews.failed', error),
    onSettled: reload,
  });
}
