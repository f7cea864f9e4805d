import { resumeLimits } from '#domain/resume/resume-limits.ts';

/** What is written now, with the steps back and forth from here. */
export type History<T> = {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last step changed: typing on in one field is one step. */
  lastKey: string | null;
};

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], lastKey: null };
}

/** One more step; a key that is the last one's makes them one. */
export function addStep<T>(history: History<T>, next: T, key: string | null): History<T> {
  const { past, present, lastKey } = history;
  if (next === present) return history;
  const isSameStep = key !== null && key === lastKey;
  const steps = isSameStep ? past : [...past, present].slice(-resumeLimits.undoSteps);
  return { past: steps, present: next, future: [], lastKey: key };
}

/**
 * Puts in what was saved elsewhere, which is no step: undo and redo lead to where they led before, with that in it too.
 * `bring` takes it into one of the steps.
 */
export function mergePresent<T>(
  history: History<T>,
  present: T,
  bring: (step: T) => T,
): History<T> {
  return {
    ...history,
    past: history.past.map(bring),
    present,
    future: history.future.map(bring),
  };
}

/** What follows is another step, in the same field too. */
export function endStep<T>(history: History<T>): History<T> {
  return { ...history, lastKey: null };
}

export function undoStep<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: before,
    future: [present, ...future],
    lastKey: null,
  };
}

export function redoStep<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, lastKey: null };
}
