import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type Sortable = {
  /** Shared by all items of a list. */
  list: string;
  at: number;
  onMove: (from: number, to: number) => void;
};

/**
 * Lets an item be dragged within its list by its handle; `edge` is where the dragged item would be
 * inserted.
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
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ list, at }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['at'] !== at,
        // Between two items the last target stays active.
        getIsSticky: () => true,
        getData: ({ input }) =>
          attachClosestEdge({}, { input, element, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const from = source.data['at'];
          if (typeof from !== 'number') return;
          const to = getReorderDestinationIndex({
            startIndex: from,
            indexOfTarget: at,
            closestEdgeOfTarget: extractClosestEdge(self.data),
            axis: 'vertical',
          });
          if (to !== from) move(from, to);
        },
      }),
    );
  }, [list, at]);
  return { item, handle, isDragged, edge };
}
