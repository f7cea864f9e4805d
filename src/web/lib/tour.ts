/** The parts of a dashboard that the tour stops at, in order. */
export const tourStops = ['menu', 'steps', 'palette'] as const;
export type TourStop = (typeof tourStops)[number];

const started = 'firstrung:tour';

/** Opens the tour of the dashboard. */
export function startTour(): void {
  window.dispatchEvent(new Event(started));
}

/** Calls the listener when the tour is opened; returns how to stop listening. */
export function onTourStart(listener: () => void): () => void {
  window.addEventListener(started, listener);
  return () => window.removeEventListener(started, listener);
}
