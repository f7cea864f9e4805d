import type { Ctx } from '#server/context.ts';
import { type EventRow, loadRegistered } from './event.store.ts';
import { mailRegistration } from './mail-registration.ts';

export async function mailRegistered(
  ctx: Ctx,
  event: EventRow,
  what: 'changed' | 'cancelled',
): Promise<number> {
  const people = await loadRegistered(ctx, event.id);
  for (const person of people) await mailRegistration(ctx, event, person, what);
  return people.length;
}
