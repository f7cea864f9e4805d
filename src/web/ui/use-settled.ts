import { type RefObject, useEffect } from 'react';

const widths = new WeakMap<Element, number>();
const waiting = new Set<Element>();
let observer: ResizeObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const settleMs = 150;

/**
 * Marks a group of cards that has been laid out and is out of sight as data-settled: until it comes
 * into sight, the browser keeps its size and skips everything inside. A new width changes its
 * height, so it is laid out once more.
 */
export function useSettled(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const group = ref.current;
    if (group === null) return undefined;
    observer ??= new ResizeObserver(onResize);
    observer.observe(group);
    return () => {
      observer?.unobserve(group);
      waiting.delete(group);
    };
  }, [ref]);
}

function onResize(entries: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of entries) {
    if (widths.get(target) === contentRect.width) continue;
    widths.set(target, contentRect.width);
    waiting.add(target);
  }
  if (waiting.size === 0) return;
  clearTimeout(timer);
  timer = setTimeout(layOut, settleMs);
}

function layOut(): void {
  const groups = [...waiting];
  waiting.clear();
  for (const group of groups) group.removeAttribute('data-settled');
  // The browser remembers the sizes of the frame between.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // One in sight would be skipped for a frame, which counts as a layout shift.
      for (const group of groups.filter((each) => !isInSight(each)))
        group.setAttribute('data-settled', '');
    }),
  );
}

function isInSight(group: Element): boolean {
  const { top, right, bottom, left } = group.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}
