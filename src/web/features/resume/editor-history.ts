import { resumeLimits } from '#domain/resume/resume-limits.ts';

/** The present state with its undo and redo steps. */
export type History<T> = {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** The key of the last step: consecutive edits of one field form one step. */
  lastKey: string | null;
};

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], lastKey: null };
}

/** Adds a step; the same key as the last step merges the two. */
export function addStep<T>(history: History<T>, next: T, key: string | null): History<T> {
  const { past, present, lastKey } = history;
  if (next === present) return history;
  const isSameStep = key !== null && key === lastKey;
  const steps = isSameStep ? past : [...past, present].slice(-resumeLimits.undoSteps);
  return { past: steps, present: next, future: [], lastKey: key };
}

/**
 * Merges a version saved elsewhere, which is no step itself: undo and redo keep their steps, each
 * with the merged changes. `bring` applies them to one step.
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

/** Makes the next edit a separate step, even in the same field. */
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
