import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { upsertHours } from './roadmap.store.ts';

/** Saves the hours per week of the student's plan. Idempotent. */
export async function setHours(ctx: Ctx, { hoursPerWeek }: { hoursPerWeek: number }) {
  await upsertHours(ctx, requireStudent(ctx), hoursPerWeek);
  return { hoursPerWeek };
}
