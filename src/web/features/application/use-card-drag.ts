import {
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ApplicationCard } from '#contract/application-pipeline.ts';
import {
  type ApplicationStatus,
  applicationStatuses,
} from '#domain/application/application-status.ts';

const startsAfterPx = 6;
const longPressMs = 350;
const edgePx = 48;
const edgeStepPx = 10;

export type Drag = { card: ApplicationCard; over: ApplicationStatus | null };

/**
 * Drags a card with mouse, pen or, after a long press, a finger. A picture of it follows the pointer by itself, so
 * that the board is drawn anew only when the column under it changes. Escape lets go.
 */
export function useCardDrag(onDrop: (card: ApplicationCard, to: ApplicationStatus) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
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
      let looked = '';
      const timer = isTouch ? setTimeout(begin, longPressMs) : undefined;

      function begin(): void {
        const box = element.getBoundingClientRect();
        ghost = element.cloneNode(true) as HTMLElement;
        ghost.inert = true;
        ghost.setAttribute('aria-hidden', 'true');
        for (const name of ['data-card', 'data-status']) ghost.removeAttribute(name);
        ghost.className = `${element.className} pointer-events-none fixed top-0 z-50 will-change-transform list-none shadow-raised`;
        ghost.style.width = `${box.width}px`;
        // The pointer counts from the left in every direction of writing.
        ghost.style.left = '0';
        ghost.dataset['offset'] = `${startX - box.left},${startY - box.top}`;
        document.body.append(ghost);
        document.getSelection()?.removeAllRanges();
        setDrag({ card, over: null });
        frame = requestAnimationFrame(follow);
      }
      function follow(): void {
        if (ghost === null) return;
        const [offsetX = 0, offsetY = 0] = (ghost.dataset['offset'] ?? '').split(',').map(Number);
        ghost.style.transform = `translate3d(${x - offsetX}px, ${y - offsetY}px, 0) rotate(1.5deg)`;
        if (board) {
          const box = board.getBoundingClientRect();
          if (x < box.left + edgePx) board.scrollLeft -= edgeStepPx;
          else if (x > box.right - edgePx) board.scrollLeft += edgeStepPx;
        }
        // What lies under a pointer that rests, on a board that rests, is known.
        const place = `${x},${y},${board?.scrollLeft}`;
        frame = requestAnimationFrame(follow);
        if (place === looked) return;
        looked = place;
        const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]');
        const now = applicationStatuses.find((each) => each === column?.dataset['column']) ?? null;
        if (now !== over) {
          over = now;
          setDrag({ card, over });
        }
      }
      function onMove(moved: PointerEvent): void {
        [x, y] = [moved.clientX, moved.clientY];
        const far = Math.hypot(x - startX, y - startY) > startsAfterPx;
        if (ghost !== null || !far) return;
        // A finger that moves before the press was long enough scrolls.
        if (isTouch) return end();
        begin();
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
        ghost?.remove();
        ghost = null;
        setDrag(null);
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onUp);
        window.removeEventListener('pointercancel', end);
        window.removeEventListener('keydown', onKey, true);
        window.removeEventListener('touchmove', onTouch);
        stop.current = () => undefined;
      }
      stop.current();
      stop.current = end;
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onUp);
      window.addEventListener('pointercancel', end);
      window.addEventListener('keydown', onKey, true);
      window.addEventListener('touchmove', onTouch, { passive: false });
    },
    [],
  );
  return { drag, onPointerDown };
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
