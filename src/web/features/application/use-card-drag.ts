import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { type Stage, targetsOf } from '#domain/stage/stage.ts';
import { isInGroup } from './moved-board.ts';

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

type Place = {
  status: ApplicationStatus;
  /** The name of a stage, or '' for none; undefined for the whole column. */
  group?: string | undefined;
};

/** Where a card lands when it is dropped at this place, if it may. */
function targetOf(card: ApplicationCard, { status, group = '' }: Place) {
  return targetsOf(card).find(({ to, stage }) => to === status && isInGroup(stage, group));
}

function stateOf(card: ApplicationCard | undefined, place: Place): DropState {
  if (card === undefined) return null;
  const isHere = place.group === undefined || isInGroup(card.stage, place.group);
  if (card.status === place.status && isHere) return 'source';
  return targetOf(card, place) ? 'target' : 'blocked';
}

/** Makes the element of `ref` a drop target; `card` is the dragged one, now or last. */
export function useCardDropTarget(
  status: ApplicationStatus,
  onDrop: (card: ApplicationCard, to: ApplicationStatus, stage: Stage | null) => void,
  group?: string,
) {
  const ref = useRef<HTMLElement>(null);
  const [state, setState] = useState<DropState>(null);
  const [card, setCard] = useState<ApplicationCard | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const place = { status, group };
    return combine(
      monitorForElements({
        canMonitor: ({ source }) => cards.has(source.element),
        onDragStart: ({ source }) => {
          const dragged = cards.get(source.element);
          setState(stateOf(dragged, place));
          setCard(dragged ?? null);
        },
        onDrop: () => setState(null),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => stateOf(cards.get(source.element), place) === 'target',
        onDragEnter: () => setState('over'),
        onDragLeave: () => setState('target'),
        onDrop: ({ source, location }) => {
          const dropped = cards.get(source.element);
          const target = dropped && targetOf(dropped, place);
          // Drops on a group inside bubble up to the column.
          if (target && location.current.dropTargets[0]?.element === element)
            drop(dropped, target.to, target.stage);
        },
      }),
    );
  }, [status, group]);
  return { ref, state, card };
}
