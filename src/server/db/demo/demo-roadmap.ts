import type { StepState } from '#domain/roadmap/roadmap.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, later } from './demo-time.ts';

/** What the first student did on the roadmap of web development, with the days since. */
const steps: [step: string, state: StepState, days: number][] = [
  ['html', 'done', 80],
  ['css', 'done', 64],
  ['javascript', 'done', 41],
  ['accessibility', 'done', 20],
  ['typescript', 'doing', 3],
  ['http-apis', 'done', 12],
  ['graphql', 'skipped', 12],
];

export function addRoadmap(
  { now, rows }: DemoMaker,
  [student]: readonly Pick<DemoStudent, 'id'>[],
): void {
  if (student === undefined) return;
  const userId = student.id;
  const topic = 'web-development';
  for (const [step, state, days] of steps)
    rows.roadmapSteps.push({ userId, topic, step, state, updatedAt: later(now, -days * day) });
  rows.roadmapPlans.push({ userId, hoursPerWeek: 10, updatedAt: later(now, -41 * day) });
}
