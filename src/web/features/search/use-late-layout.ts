import { type RefObject, useLayoutEffect } from 'react';

/** Cards that are laid out in one idle moment: a row where two stand beside each other. */
const atOnce = 2;

/**
 * Lays out the cards of a list that are out of sight (class `late-layout`): a few whenever the browser has nothing else to do, and all of them before
 * anybody gets to what is below them. Until then their heights are guessed, and what is below moves as they come near.
 */
export function useLateLayout(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const cards = list.current;
    if (cards === null) return undefined;

    /** Whether there are more than were laid out. */
    const layOut = (most = Infinity) => {
      const late = cards.querySelectorAll<HTMLElement>(':scope > li:not([style])');
      for (const card of [...late].slice(0, most)) card.style.contentVisibility = 'visible';
      return late.length > most;
    };
    const layOutAll = () => void layOut();
    // Where the browser does not say when it is idle, the first who scrolls lays them out.
    const layOutSome = () =>
      'requestIdleCallback' in window && requestIdleCallback(() => layOut(atOnce) && layOutSome());
    const begin = () => (window.scrollY > 0 ? layOutAll() : layOutSome());

    // A list that the browser made may be one that somebody comes back to, at the place where it was left.
    if ('awake' in document.documentElement.dataset) layOutAll();
    else begin();
    const observer = new MutationObserver(begin);
    observer.observe(cards, { childList: true });
    window.addEventListener('scroll', layOutAll, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', layOutAll);
    };
  }, [list]);
}
