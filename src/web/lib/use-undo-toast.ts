import { undoSeconds } from '#domain/undo.ts';
import { toast } from '#web/ui/toast-store.ts';
import { callFailure } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

type Undoable = {
  title: string;
  /** Who will be told, and when. */
  description?: string | undefined;
  undo: () => Promise<unknown>;
  /** Confirms that it was undone. */
  undone: string;
  /** Title of the message that it couldn’t be undone. */
  failed: string;
  /** The reason to give in place of the usual text; undefined for that. */
  textOf?: (error: unknown) => string | undefined;
  /** Loads what changed, whether undoing worked or not. */
  reload: () => Promise<unknown>;
};

/** Confirms an act, and offers to undo it until the others are notified. */
export function useUndoToast() {
  const t = useTexts();
  return ({ title, description, undo, undone, failed, textOf, reload }: Undoable): void => {
    const takeBack = async () => {
      try {
        await undo();
        toast({ title: undone, tone: 'success' });
      } catch (error) {
        const description = textOf?.(error) ?? t(callFailure(error));
        toast({ title: failed, description, tone: 'danger' });
      }
      await reload();
    };
    toast({
      title,
      description,
      tone: 'success',
      durationMs: undoSeconds * 1_000,
      isUndo: true,
      action: { label: t('common.undo'), onAction: () => void takeBack() },
    });
  };
}
