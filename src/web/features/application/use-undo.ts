import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { undoSeconds } from '#domain/undo.ts';
import { api } from '#web/lib/api.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { standardToasts, toast } from '#web/ui/toast-store.ts';
import { isTyping } from './is-typing.ts';

type Undoable = { batchId: string; until: number; toastId: number };

// Outlives the screen on which a move was made: its message does, too.
let undoable: readonly Undoable[] = [];

/** Offers to undo moves while that is possible, and undoes them. */
export function useUndo() {
  const t = useTexts();
  const cache = useQueryClient();

  async function undo({ batchId, toastId }: Undoable): Promise<void> {
    undoable = undoable.filter((each) => each.batchId !== batchId);
    standardToasts.close(toastId);
    try {
      const { undone, changed } = await api.application.undoMoves.call(
        { batchId },
        { context: { idempotencyKey: `undo-${batchId}` } },
      );
      const [count, others] = [undone.length, changed.length];
      toast({
        title:
          others > 0
            ? t('pipeline.bulk.undone-some', { count, changed: others })
            : t('pipeline.bulk.undone', { count }),
        tone: 'success',
      });
    } catch (error) {
      showFailure(t, 'pipeline.bulk.undo-failed', error);
    }
    await invalidate(cache, api.application, api.offer);
  }

  /** Confirms a move on the screen, with Undo. Students are not notified of a new stage. */
  function offerUndo(batchId: string, title: string, isStageOnly = false): void {
    const durationMs = undoSeconds * 1_000;
    const toastId = toast({
      title,
      description: t(isStageOnly ? 'pipeline.stage.untold' : 'pipeline.bulk.grace'),
      tone: 'success',
      durationMs,
      action: {
        label: t('common.undo'),
        keys: t('palette.shortcuts.keys.undo'),
        onAction: () => void undo(entry),
      },
    });
    const entry = { batchId, toastId, until: performance.now() + durationMs + 3_000 };
    undoable = [...undoable, entry];
  }

  /** Undoes the last move that still can be; returns false if there is none. */
  function undoLast(): boolean {
    undoable = undoable.filter(({ until }) => until > performance.now());
    const last = undoable.at(-1);
    if (last) void undo(last);
    return last !== undefined;
  }

  return { offerUndo, undoLast };
}

/** Ctrl+Z or ⌘Z undoes the last move; with nothing to undo it says so. */
export function useUndoKey(say: (text: string) => void): void {
  const t = useTexts();
  const { undoLast } = useUndo();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return;
    event.preventDefault();
    if (!undoLast()) say(t('pipeline.nothing-to-undo'));
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
