import { weekMs } from '#domain/time.ts';
import type { StepState } from './roadmap.ts';

type Planned<Id> = { id: Id; steps: readonly { state: StepState; hours: number }[] };

/** Hours left per level and the day it ends, level after level; null when nothing is left. */
export function planLevels<Id>(
  levels: readonly Planned<Id>[],
  { from, hoursPerWeek }: { from: Date; hoursPerWeek: number },
): { id: Id; hours: number; endsAt: Date | null }[] {
  let before = 0;
  return levels.map(({ id, steps }) => {
    const open = steps.filter(({ state }) => state === 'todo' || state === 'doing');
    const hours = open.reduce((sum, step) => sum + step.hours, 0);
    before += hours;
    const endsAt = new Date(from.getTime() + Math.ceil((before / hoursPerWeek) * weekMs));
    return { id, hours, endsAt: hours === 0 ? null : endsAt };
  });
}
