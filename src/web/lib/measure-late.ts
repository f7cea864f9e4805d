/** Cards that are measured in one idle moment: a row where two stand beside each other. */
const atOnce = 2;

/**
 * As the `ref` of a list, measures its cards that are out of sight (`content-visibility: auto`, `contain-intrinsic-size: auto …`):
 * a few whenever the browser has nothing else to do, and all of them with the first scroll, before anybody gets to what is below
 * them. Until then their heights are guessed, and what is below moves as they come near; what was laid out once keeps its height.
 */
export function measureLate(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;

  /** Whether there may be more than were measured. */
  const measure = (most: number) => {
    const late = list.querySelectorAll<HTMLElement>(
      ':scope > :is(.late-layout, [data-card]):not([style])',
    );
    const some = [...late].slice(0, most);
    for (const { style } of some) style.contentVisibility = 'visible';
    // The browser keeps the heights of the frame between. What is in sight stays as it is.
    const rest = () => {
      for (const { style } of some.filter(isAway)) style.contentVisibility = 'auto';
    };
    requestAnimationFrame(() => requestAnimationFrame(rest));
    return some.length === most;
  };
  const measureAll = () => measure(Infinity);
  // Where the browser does not say when it is idle, the first who scrolls has them measured.
  const measureSome = () => {
    window.requestIdleCallback?.(() => measure(atOnce) && measureSome());
  };

  // A list that the browser made, or one that is scrolled already, may be one that somebody came back to.
  if ('awake' in document.documentElement.dataset || window.scrollY > 0) measureAll();
  else measureSome();
  const observer = new MutationObserver(measureSome);
  observer.observe(list, { childList: true });
  // Also of the list itself, which the window hears on the way down only.
  window.addEventListener('scroll', measureAll, true);
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', measureAll, true);
  };
}

function isAway(card: HTMLElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
}
