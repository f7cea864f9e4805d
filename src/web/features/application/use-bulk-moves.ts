import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { type BulkOutcome, undoSeconds } from '#domain/application/bulk-move.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { standardToasts, toast } from '#web/ui/toast-store.ts';
import type { Selectable } from './use-selection.ts';

export type NotMoved = {
  id: string;
  name: string;
  outcome: Exclude<BulkOutcome, 'moved'>;
  status: ApplicationStatus;
};

/**
 * Moves many applications and undoes the last bulk move while that is possible. `left` lists those
 * not moved, with reasons.
 */
export function useBulkMoves(say: (text: string) => void) {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState<NotMoved[]>([]);
  const last = useRef<{ batchId: string; until: number; toastId: number } | null>(null);
  const reload = () => cache.invalidateQueries({ queryKey: api.application.key() });
  const fail = (title: string, error: unknown) => {
    const text = t(callFailure(error));
    setProblem(text);
    toast({ title, description: text, tone: 'danger' });
  };

  async function undo(): Promise<void> {
    const batch = last.current;
    if (batch === null || batch.until < performance.now())
      return say(t('pipeline.nothing-to-undo'));
    last.current = null;
    standardToasts.close(batch.toastId);
    try {
      const { batchId } = batch;
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
      fail(t('pipeline.bulk.undo-failed'), error);
    }
    await reload();
  }

  async function moveMany(rows: Selectable[], to: ApplicationStatus, reason?: string) {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    const input = {
      applications: rows.map(({ id, version }) => ({ id, version })),
      to,
      ...(reason && { reason }),
    };
    try {
      const { batchId, results } = await api.application.moveMany.call(input, {
        context: { idempotencyKey: keyFor(input) },
      });
      const byId = new Map(rows.map((row) => [row.id, row]));
      setLeft(
        results.flatMap(({ id, outcome, status }) => {
          const row = byId.get(id);
          if (outcome === 'moved' || row === undefined) return [];
          return [{ id, name: row.fullName, outcome, status: status ?? row.status }];
        }),
      );
      const count = results.filter(({ outcome }) => outcome === 'moved').length;
      const status = t(`application.company-status.${to}`);
      if (batchId === null) toast({ title: t('pipeline.bulk.failed'), tone: 'danger' });
      else {
        const durationMs = undoSeconds * 1_000;
        const toastId = toast({
          title: t('pipeline.bulk.moved', { count, status }),
          description: t('pipeline.bulk.grace'),
          tone: 'success',
          durationMs,
          action: { label: t('pipeline.bulk.undo'), onAction: () => void undo() },
        });
        last.current = { batchId, until: performance.now() + durationMs + 3_000, toastId };
      }
      return true;
    } catch (error) {
      fail(t('pipeline.bulk.failed'), error);
      return false;
    } finally {
      setBusy(false);
      await reload();
    }
  }

  return {
    moveMany,
    undo,
    busy,
    problem,
    forget: () => setProblem(undefined),
    left,
    dismiss: () => setLeft([]),
  };
}
