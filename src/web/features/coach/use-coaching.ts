import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useSingleMutation } from '#web/lib/use-single-mutation.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

type ToastTexts = {
  done: string;
  grace: string;
  failed: string;
  /** Undoes the change before anybody is notified. */
  undo: () => Promise<unknown>;
};

/** Changes bookings or slots, and offers to undo it until the other side is notified. */
export function useCoaching() {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const reload = () => cache.invalidateQueries({ queryKey: api.coach.key() });
  return useSingleMutation({
    mutationFn: async ({ act }: { act: () => Promise<unknown>; toastTexts: () => ToastTexts }) =>
      act(),
    onSuccess: (_answer, { toastTexts }) => {
      const { done: title, grace: description, failed, undo } = toastTexts();
      const undone = t('coach.bookings.undone');
      offerUndo({ title, description, undo, undone, failed, reload });
    },
    onError: (error, { toastTexts }) =>
      toast({ title: toastTexts().failed, description: t(callFailure(error)), tone: 'danger' }),
    onSettled: reload,
  });
}
