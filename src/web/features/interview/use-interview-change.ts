import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';

type Changed = { moveId: string };

/** Reports a change of an interview, and offers to undo it until the others are notified. */
export function useChangeToast() {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const reload = () => invalidate(cache, api.interview, api.application);
  const report = ({ moveId }: Changed, title: string, showsGrace = true) =>
    offerUndo({
      title,
      description: showsGrace ? t('interview.grace') : undefined,
      undo: () => api.interview.undo.call({ moveId }),
      undone: t('interview.undone'),
      failed: t('interview.not-undone'),
      reload,
    });
  return { report, reload };
}

type Change = { act: () => Promise<Changed>; done: string; showsGrace?: boolean };

export function useInterviewChange() {
  const t = useTexts();
  const { report, reload } = useChangeToast();
  return useSingleMutation({
    mutationFn: async ({ act }: Change) => act(),
    onSuccess: (changed, { done, showsGrace }) => report(changed, done, showsGrace),
    onError: (error) => showFailure(t, 'interview.failed', error),
    onSettled: reload,
  });
}
