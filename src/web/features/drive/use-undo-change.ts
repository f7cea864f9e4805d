import { useQueryClient } from '@tanstack/react-query';
import { undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Tells that a drive was saved or cancelled, and offers to undo it until followers are notified. */
export function useUndoChange(): (title: string, changeId: string | null) => void {
  const t = useTexts();
  const cache = useQueryClient();
  const undo = async (changeId: string) => {
    try {
      await api.drive.undo.call({ changeId });
      toast({ title: t('admin-drive.undo.done'), tone: 'success' });
    } catch (error) {
      showFailure(t, 'admin-drive.undo.failed', error);
    }
    await cache.invalidateQueries({ queryKey: api.drive.key() });
  };
  return (title, changeId) => {
    if (changeId === null) return void toast({ title, tone: 'success' });
    toast({
      title,
      description: t('admin-drive.undo.grace'),
      tone: 'success',
      durationMs: undoSeconds * 1_000,
      action: { label: t('admin-drive.undo.action'), onAction: () => void undo(changeId) },
    });
  };
}
