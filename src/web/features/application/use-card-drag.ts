import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';

const cards = new WeakMap<Element, ApplicationCard>();

/**
 * Makes the element of `ref` a draggable card; elements with data-no-drag inside don't start a
 * drag.
 */
export function useDraggableCard(card: ApplicationCard) {
  const ref = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || card.moves.length === 0) return undefined;
    cards.set(element, card);
    return draggable({
      element,
      canDrag: ({ input }) =>
        !document.elementFromPoint(input.clientX, input.clientY)?.closest('[data-no-drag]'),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [card]);
  return { ref, isDragged };
}

/**
 * A column's state during a drag: the card's own, not allowed, a possible target, or the target
 * under the pointer.
 */
export type DropState = 'source' | 'blocked' | 'target' | 'over' | null;

/** Makes the element of `ref` a drop target; `from` is the status of the dragged card. */
export function useCardDropTarget(
  status: ApplicationStatus,
  onDrop: (card: ApplicationCard, to: ApplicationStatus) => void,
) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<DropState>(null);
  const [from, setFrom] = useState<ApplicationStatus | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const stateOf = (card: ApplicationCard | undefined): DropState => {
      if (card === undefined) return null;
      if (card.status === status) return 'source';
      return card.moves.includes(status) ? 'target' : 'blocked';
    };
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => cards.has(source.element),
        onDragStart: ({ source }) => {
          const card = cards.get(source.element);
          setState(stateOf(card));
          setFrom(card?.status ?? null);
        },
        onDrop: () => setState(null),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => stateOf(cards.get(source.element)) === 'target',
        onDragEnter: () => setState('over'),
        onDragLeave: () => setState('target'),
        onDrop: ({ source }) => {
          const card = cards.get(source.element);
          if (card) drop(card, status);
        },
      }),
    );
  }, [status]);
  return { ref, state, from };
}
