import {
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { createCardDragStore } from './card-drag-store.ts';
import { createColumnPlaces } from './column-places.ts';

const startsAfterPx = 6;
const longPressMs = 350;
const edgePx = 48;
const edgeStepPx = 10;

/**
 * Drags a card with mouse, pen or, after a long press, a finger. A picture of it follows the pointer by itself above a
 * pane that keeps the cards below from noticing; a column is drawn anew only when it matters to it. Escape lets go.
 */
export function useCardDrag(onDrop: (card: ApplicationCard, to: ApplicationStatus) => void) {
  const [store] = useState(createCardDragStore);
  const stop = useRef<() => void>(() => undefined);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  }, [onDrop]);
  useEffect(() => () => stop.current(), []);

  const onPointerDown = useCallback(
    (event: ReactPointerEvent<HTMLElement>, card: ApplicationCard) => {
      const target = event.target as Element;
      if (event.button !== 0 || card.moves.length === 0 || target.closest('[data-no-drag]')) return;
      const element = event.currentTarget;
      const board = element.closest<HTMLElement>('[data-board]');
      const [startX, startY] = [event.clientX, event.clientY];
      const isTouch = event.pointerType === 'touch';
      let [x, y] = [startX, startY];
      let ghost: HTMLElement | null = null;
      let over: ApplicationStatus | null = null;
      let frame = 0;
      let shownAt = '';
      const pane = document.createElement('div');
      let places: ReturnType<typeof createColumnPlaces> | null = null;
      let offset = { x: 0, y: 0 };
      const timer = isTouch ? setTimeout(begin, longPressMs) : undefined;

      function begin(): void {
        const box = element.getBoundingClientRect();
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.inert = true;
        ghost.setAttribute('aria-hidden', 'true');
        for (const name of ['data-card', 'data-status']) ghost.removeAttribute(name);
        ghost.className = `${element.className} pointer-events-none fixed top-0 will-change-transform list-none shadow-raised`;
        ghost.style.width = `${box.width}px`;
        // The pointer counts from the left in every direction of writing.
        ghost.style.left = '0';
        offset = { x: startX - box.left, y: startY - box.top };
        pane.className = 'fixed inset-0 z-50 cursor-grabbing';
        pane.append(ghost);
        document.body.append(pane);
        document.getSelection()?.removeAllRanges();
        element.dataset['dragged'] = '';
        if (board) {
          board.dataset['dragging'] = '';
          places = createColumnPlaces(board);
        }
        store.set({ card, over: null });
        frame = requestAnimationFrame(follow);
      }
      function follow(): void {
        if (ghost === null) return;
        frame = requestAnimationFrame(follow);
        // All that is read is read before anything is written.
        const now = places?.at(x, y) ?? null;
        const edge = places?.edge();
        if (board && edge && x < edge.left + edgePx) board.scrollLeft -= edgeStepPx;
        else if (board && edge && x > edge.right - edgePx) board.scrollLeft += edgeStepPx;
        const at = `${x - offset.x}px, ${y - offset.y}px`;
        if (at !== shownAt) ghost.style.transform = `translate3d(${at}, 0) rotate(1.5deg)`;
        shownAt = at;
        if (now === over) return;
        over = now;
        store.set({ card, over });
      }
      function onMove(moved: PointerEvent): void {
        [x, y] = [moved.clientX, moved.clientY];
        const far = Math.hypot(x - startX, y - startY) > startsAfterPx;
        if (ghost !== null || !far) return;
        // A finger that moves before the press was long enough scrolls.
        if (isTouch) return end();
        begin();
      }
      // Selecting text on the way costs more than the drag itself, and nobody wants it.
      function onSelect(event: Event): void {
        event.preventDefault();
      }
      function onTouch(touched: TouchEvent): void {
        if (ghost !== null) touched.preventDefault();
      }
      function onUp(): void {
        const to = ghost === null ? null : over;
        if (ghost !== null) swallowClick();
        end();
        if (to !== null && to !== card.status && card.moves.includes(to)) drop.current(card, to);
      }
      function onKey(pressed: KeyboardEvent): void {
        if (pressed.key === 'Escape' && ghost !== null) {
          pressed.preventDefault();
          swallowClick();
          end();
        }
      }
      function end(): void {
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        places?.stop();
        pane.remove();
        if (ghost !== null) store.set(null);
        ghost = null;
        delete element.dataset['dragged'];
        delete board?.dataset['dragging'];
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', onKey, true);
        window.removeEventListener('touchmove', onTouch);
        document.removeEventListener('selectstart', onSelect);
        stop.current = () => undefined;
      }
      stop.current();
      stop.current = end;
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', onKey, true);
      window.addEventListener('touchmove', onTouch, { passive: false });
      document.addEventListener('selectstart', onSelect);
    },
    [store],
  );
  return { store, onPointerDown };
}

/** The click that ends a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
}
