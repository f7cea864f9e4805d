import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';

const startsAfterPx = 4;
const edgePx = 64;
const edgeStepPx = 12;

/** Where what is dragged would go: before the thing at `to`. */
type Drag = { from: number; to: number };

/**
 * Drags things of a list up and down by a handle, with mouse, pen or finger. The list says with data-drag-item which
 * its things are. Escape lets go.
 */
export function useListDrag(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  function onPointerDown(event: ReactPointerEvent<HTMLElement>, from: number): void {
    const list = event.currentTarget.closest('[data-drag-list]');
    if (event.button !== 0 || list === null) return;
    const handle = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    let now: Drag | null = null;
    let y = startY;
    let frame = 0;

    const placeAt = () => {
      const items = [...list.querySelectorAll(':scope > [data-drag-item]')];
      const before = items.findIndex((item) => {
        const { top, height } = item.getBoundingClientRect();
        return y < top + height / 2;
      });
      return before === -1 ? items.length : before;
    };
    const follow = () => {
      frame = requestAnimationFrame(follow);
      if (y < edgePx) window.scrollBy(0, -edgeStepPx);
      else if (y > window.innerHeight - edgePx) window.scrollBy(0, edgeStepPx);
      const to = placeAt();
      if (now?.to === to) return;
      now = { from, to };
      setDrag(now);
    };
    const onPointerMove = (moved: PointerEvent) => {
      y = moved.clientY;
      if (now === null && frame === 0 && Math.abs(y - startY) > startsAfterPx) follow();
    };
    const onPointerUp = () => {
      const dropped = now;
      end();
      if (dropped === null) return;
      const to = dropped.to > from ? dropped.to - 1 : dropped.to;
      if (to !== from) onMove(from, to);
    };
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || now === null) return;
      pressed.preventDefault();
      pressed.stopPropagation();
      end();
    };
    function end(): void {
      cancelAnimationFrame(frame);
      setDrag(null);
      now = null;
      handle.removeEventListener('pointermove', onPointerMove);
      handle.removeEventListener('pointerup', onPointerUp);
      handle.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', onKey, true);
      stop.current = () => undefined;
    }
    stop.current();
    stop.current = end;
    handle.setPointerCapture(pointerId);
    handle.addEventListener('pointermove', onPointerMove);
    handle.addEventListener('pointerup', onPointerUp);
    handle.addEventListener('pointercancel', end);
    window.addEventListener('keydown', onKey, true);
  }

  return { drag, onPointerDown };
}
