import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { importWithRetry } from '#web/lib/import-with-retry.ts';

type Sortable = {
  /** Shared by all items of a list. */
  list: string;
  at: number;
  onMove: (from: number, to: number) => void;
};

/**
 * Lets an item be dragged within its list by its handle; `edge` is where the dragged item would be
 * inserted. Dragging is loaded after the form: buttons move items, too.
 */
export function useSortable({ list, at, onMove }: Sortable) {
  const item = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const [element, dragHandle] = [item.current, handle.current];
    if (element === null || dragHandle === null) return undefined;
    let isOver = false;
    let stop = () => {};
    importWithRetry(() => import('./sort-item.ts'))
      .then(({ sortItem }) => {
        if (!isOver) stop = sortItem({ element, dragHandle, list, at, setDragged, setEdge, move });
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop();
    };
  }, [list, at]);
  return { item, handle, isDragged, edge };
}
