/** Seconds for which Undo is offered. */
export const undoSeconds = 10;

/** Milliseconds for which something can be undone: longer than offered, for slow connections. */
export const graceMs = 15_000;

/** Whether what was done at `doneAt` can no longer be undone. */
export function isTooLateToUndo(doneAt: Date, now: Date): boolean {
  return now.getTime() - doneAt.getTime() > graceMs;
}

/** When others are notified of what is done `now`: a second after the time for undo is over. */
export function notifyAfterUndo(now: Date): Date {
  return new Date(now.getTime() + graceMs + 1_000);
}
