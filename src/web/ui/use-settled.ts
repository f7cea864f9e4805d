import { type RefObject, useEffect } from 'react';

const widths = new WeakMap<Element, number>();
const waiting = new Set<Element>();
let observer: ResizeObserver | undefined;
let sight: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const settleMs = 150;

/**
 * Marks a group of cards as data-settled once it has been laid out and is out of sight: from then on
 * the browser keeps its size and skips everything inside while nobody sees it. A new width changes
 * its height, so it is laid out once more.
 */
export function useSettled(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const group = ref.current;
    if (group === null) return undefined;
    observer ??= new ResizeObserver(onResize);
    observer.observe(group);
    return () => {
      observer?.unobserve(group);
      sight?.unobserve(group);
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
  sight ??= new IntersectionObserver(onSight);
  for (const group of waiting) {
    group.removeAttribute('data-settled');
    // Observed anew, it is reported after the next frame, whose sizes the browser remembers.
    sight.unobserve(group);
    sight.observe(group);
  }
  waiting.clear();
}

/** One in sight would be skipped for a frame, which counts as a layout shift. */
function onSight(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) continue;
    sight?.unobserve(target);
    target.setAttribute('data-settled', '');
  }
}
