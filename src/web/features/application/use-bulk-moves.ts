import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { BulkOutcome } from '#domain/application/bulk-move.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import { api } from '#web/lib/api.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { Selectable } from './use-selection.ts';
import { useUndo } from './use-undo.ts';

export type NotMoved = {
  id: string;
  name: string;
  outcome: Exclude<BulkOutcome, 'moved'>;
  status: ApplicationStatus;
};

type How = { stage?: string; reason?: string; basis?: MoveBasis };

/** Moves many applications. `left` lists those not moved, with reasons. */
export function useBulkMoves() {
  const t = useTexts();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [left, setLeft] = useState<NotMoved[]>([]);
  const { offerUndo } = useUndo();
  const reload = () => cache.invalidateQueries({ queryKey: api.application.key() });
  const fail = (title: string, error: unknown) => {
    const text = t(callFailure(error));
    setProblem(text);
    toast({ title, description: text, tone: 'danger' });
  };

  async function moveMany(rows: Selectable[], to: ApplicationStatus, how: How = {}) {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    const input = {
      applications: rows.map(({ id, version }) => ({ id, version })),
      to,
      ...how,
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
      const status = how.stage ?? t(`application.company-status.${to}`);
      if (batchId === null) toast({ title: t('pipeline.bulk.failed'), tone: 'danger' });
      else {
        const isUntold = rows.every((row) => row.status === to);
        offerUndo(batchId, t('pipeline.bulk.moved', { count, status }), isUntold);
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
    busy,
    problem,
    forget: () => setProblem(undefined),
    left,
    dismiss: () => setLeft([]),
  };
}
