import type { StepState } from './roadmap.ts';

/** The step to continue with: one in progress, or else the first that is open. */
export const nextStepOf = <Step extends { state: StepState }>(
  steps: readonly Step[],
): Step | undefined =>
  steps.find(({ state }) => state === 'doing') ?? steps.find(({ state }) => state === 'todo');
