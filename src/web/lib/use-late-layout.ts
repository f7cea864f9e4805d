import { type RefObject, useLayoutEffect } from 'react';

/** Cards that are laid out in one idle moment: a row where two stand beside each other. */
const atOnce = 2;

/**
 * Lays out the cards of a list that are out of sight (`content-visibility: auto`): a few whenever the browser has nothing else to
 * do, and all of them with the first scroll, before anybody gets to what is below them. Until then their heights are guessed, and
 * what is below moves as they come near.
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
    const layOutSome = () => globalThis.requestIdleCallback?.(() => layOut(atOnce) && layOutSome());

    // A list that the browser made, or one that is scrolled already, may be one that somebody came back to.
    if ('awake' in document.documentElement.dataset || window.scrollY > 0) layOutAll();
    else layOutSome();
    // Also of the list itself, which the window hears on the way down only.
    window.addEventListener('scroll', layOutAll, true);
    return () => window.removeEventListener('scroll', layOutAll, true);
  }, [list]);
}
