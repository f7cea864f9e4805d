import { useCallback, useRef, useState } from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import { maxMovesAtOnce } from '#domain/application/bulk-move.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toast } from '#web/ui/toast-store.ts';

export type Selectable = Pick<
  ApplicationCard,
  'id' | 'fullName' | 'postingTitle' | 'status' | 'version' | 'moves' | 'stage' | 'stages'
>;
export type Selection = ReturnType<typeof useSelection>;

/** The selected applications, across pages and views; Shift selects a range. */
export function useSelection() {
  const t = useTexts();
  const [selected, setSelected] = useState<ReadonlyMap<string, Selectable>>(new Map());
  const last = useRef<string | null>(null);

  const set = useCallback(
    (rows: readonly Selectable[], isOn: boolean) =>
      setSelected((before) => {
        const next = new Map(before);
        for (const row of rows) {
          if (!isOn) next.delete(row.id);
          else if (next.size < maxMovesAtOnce || next.has(row.id)) next.set(row.id, row);
          else {
            toast({ title: t('pipeline.too-many', { most: maxMovesAtOnce }), tone: 'danger' });
            break;
          }
        }
        return next;
      }),
    [t],
  );

  /** Toggles a row; with `range`, all rows from the last toggled one to this one in list order. */
  const toggle = useCallback(
    (row: Selectable, order: readonly Selectable[], isRange: boolean, isOn: boolean) => {
      const from = order.findIndex(({ id }) => id === last.current);
      const to = order.findIndex(({ id }) => id === row.id);
      last.current = row.id;
      if (!isRange || from < 0 || to < 0) return set([row], isOn);
      set(order.slice(Math.min(from, to), Math.max(from, to) + 1), isOn);
    },
    [set],
  );
  const clear = useCallback(() => setSelected(new Map()), []);
  return { chosen: selected, set, toggle, clear };
}
