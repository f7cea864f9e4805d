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

export type SortedItem = {
  element: HTMLElement;
  dragHandle: HTMLElement;
  /** Shared by all items of a list. */
  list: string;
  at: number;
  setDragged: (isDragged: boolean) => void;
  /** Where the dragged item would be inserted. */
  setEdge: (edge: Edge | null) => void;
  move: (from: number, to: number) => void;
};

/** Makes an item draggable within its list by its handle; returns a cleanup function. */
export function sortItem(item: SortedItem): () => void {
  const { element, dragHandle, list, at, setDragged, setEdge, move } = item;
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
}
