import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Tells that a drive was saved or cancelled, and offers to undo it until followers are notified. */
export function useUndoChange(): (title: string, changeId: string | null) => void {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  return (title, changeId) => {
    if (changeId === null) return void toast({ title, tone: 'success' });
    offerUndo({
      title,
      description: t('admin-drive.undo.grace'),
      undo: () => api.drive.undo.call({ changeId }),
      undone: t('admin-drive.undo.done'),
      failed: t('admin-drive.undo.failed'),
      reload: () => cache.invalidateQueries({ queryKey: api.drive.key() }),
    });
  };
}
