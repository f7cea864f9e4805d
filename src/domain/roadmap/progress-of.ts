import type { StepState } from './roadmap.ts';

export type RoadmapProgress = { done: number; total: number; percent: number };

/** Skipped steps don't count. 100 % only when every other step is done. */
export function progressOf(states: readonly StepState[]): RoadmapProgress {
  const counted = states.filter((state) => state !== 'skipped');
  const done = counted.filter((state) => state === 'done').length;
  const total = counted.length;
  return { done, total, percent: total === 0 ? 0 : Math.floor((done / total) * 100) };
}
